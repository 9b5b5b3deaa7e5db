import { type Agreement, lintAgreement } from '@waybill/audit';
import type { AgreementDetail, AgreementRow, AgreementVersion } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { type CalendarDay, dayOf } from '@waybill/model';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest, notFound } from '../../platform/problems.ts';
import { type Sealer, sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';
import { SealedAgreement } from './sealed-agreement.ts';

/** What reading agreements needs from the app. */
export type AgreementContext = Pick<Services, 'settings' | 'clock' | 'files'>;

/** The message for an agreement that does not exist or that the user may not see. */
const noSuchAgreement = 'There is no such agreement.';

/** The agreements of the clients that a user may read, each with the version that counts, else the newest. */
export async function agreementsFor(settings: Settings, user: SignedInUser) {
  const newest = sql<number>`(select max(version) from agreement_version v where v.agreement_id = agreement.id)`;
  return settings
    .selectFrom('agreement')
    .innerJoin('client', 'client.id', 'agreement.client_id')
    .innerJoin('carrier', 'carrier.id', 'agreement.carrier_id')
    .innerJoin('agreement_version as shown', (join) =>
      join
        .onRef('shown.agreement_id', '=', 'agreement.id')
        .on(sql<boolean>`shown.version = coalesce(agreement.active_version, ${newest})`),
    )
    .leftJoin('agreement_check', (join) =>
      join
        .onRef('agreement_check.agreement_id', '=', 'shown.agreement_id')
        .onRef('agreement_check.version', '=', 'shown.version'),
    )
    .select([
      'agreement.id',
      'agreement.client_id as clientId',
      'client.name as clientName',
      'agreement.carrier_id as carrierId',
      'carrier.name as carrierName',
      'agreement.state',
      'agreement.active_version as activeVersion',
      'agreement.active_since as activeSince',
      'agreement.changed_at as changedAt',
      'shown.content',
      'agreement_check.result',
      newest.as('versions'),
    ])
    .where('agreement.client_id', 'in', await readableIds(settings, user));
}

export type StoredAgreement = Awaited<ReturnType<Awaited<ReturnType<typeof agreementsFor>>['executeTakeFirstOrThrow']>>;

/** An agreement that the user may see. @throws ProblemError 404, in the same words if it is another client’s. */
export async function ownAgreement(settings: Settings, user: SignedInUser, id: number): Promise<StoredAgreement> {
  const row = await (await agreementsFor(settings, user)).where('agreement.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound(noSuchAgreement);
  return row;
}

/** An agreement as the list shows it. */
export function presentAgreement(sealer: Sealer, row: StoredAgreement, today: CalendarDay): AgreementRow {
  const sealed = new SealedAgreement(sealer, row);
  const agreement = sealed.content(row.content);
  const check = sealed.result(row.result);
  const notes = agreement === undefined ? [] : lintAgreement(agreement, today);
  const mistakes = notes.filter(({ kind }) => kind === 'mistake').length;
  return {
    id: row.id,
    client: { id: row.clientId, name: row.clientName },
    carrier: { id: row.carrierId, name: row.carrierName },
    state: row.state,
    head: agreement === undefined ? null : headOf(agreement),
    notes: { mistakes, others: notes.length - mistakes },
    reproduced: shareOf(check),
    versions: row.versions,
    activeVersion: row.activeVersion,
    activeSince: row.activeSince?.toISOString() ?? null,
    changedAt: row.changedAt.toISOString(),
  };
}

const headOf = ({ number, accounts, from, to }: Agreement) => ({ number, accounts, from, to: to ?? null });

const shareOf = (check: { readonly rated: number; readonly reproduced: number } | undefined) =>
  check === undefined ? null : { rated: check.rated, reproduced: check.reproduced };

/** An agreement with its versions, newest first. @throws ProblemError 404 */
export async function agreementDetail(
  { settings, clock, files }: AgreementContext,
  user: SignedInUser,
  id: number,
): Promise<AgreementDetail> {
  const row = await ownAgreement(settings, user, id);
  const sealer = await sealerOf(files);
  const sealed = new SealedAgreement(sealer, row);
  const versions = await settings
    .selectFrom('agreement_version')
    .leftJoin('user_account', 'user_account.id', 'agreement_version.created_by')
    .leftJoin('agreement_check', (join) =>
      join
        .onRef('agreement_check.agreement_id', '=', 'agreement_version.agreement_id')
        .onRef('agreement_check.version', '=', 'agreement_version.version'),
    )
    .select([
      'agreement_version.version',
      'agreement_version.note',
      'user_account.login as createdBy',
      'agreement_version.created_at as createdAt',
      'agreement_check.result',
    ])
    .where('agreement_version.agreement_id', '=', id)
    .orderBy('agreement_version.version', 'desc')
    .execute();
  return {
    ...presentAgreement(sealer, row, dayOf(clock())),
    history: versions.map(({ version, note, createdBy, createdAt, result }) => ({
      version,
      note: sealed.note(note),
      createdBy,
      createdAt: createdAt.toISOString(),
      reproduced: shareOf(sealed.result(result)),
    })),
  };
}

/** A version that the user may see, opened. */
export interface OpenedVersion {
  readonly row: StoredAgreement;
  readonly agreement: Agreement;
  readonly sealed: SealedAgreement;
}

/** @throws ProblemError 404 for no such version, 400 if its content cannot be opened. */
export async function openedVersion(
  { settings, files }: Pick<AgreementContext, 'settings' | 'files'>,
  user: SignedInUser,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<OpenedVersion> {
  const row = await ownAgreement(settings, user, id);
  const stored = await settings
    .selectFrom('agreement_version')
    .select('content')
    .where('agreement_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (stored === undefined) throw notFound(noSuchAgreement);
  const sealed = new SealedAgreement(await sealerOf(files), row);
  const agreement = sealed.content(stored.content);
  if (agreement === undefined) throw badRequest('The stored agreement cannot be opened: enter it again.');
  return { row, agreement, sealed };
}

/** A version with its notes of today and its last check. @throws ProblemError as `openedVersion` does. */
export async function versionDetail(
  context: AgreementContext,
  user: SignedInUser,
  asked: { readonly id: number; readonly version: number },
): Promise<AgreementVersion> {
  const { settings, clock } = context;
  const { agreement, sealed } = await openedVersion(context, user, asked);
  const checked = await settings
    .selectFrom('agreement_check')
    .leftJoin('user_account', 'user_account.id', 'agreement_check.checked_by')
    .select(['agreement_check.result', 'agreement_check.checked_at as checkedAt', 'user_account.login as checkedBy'])
    .where('agreement_id', '=', asked.id)
    .where('version', '=', asked.version)
    .executeTakeFirst();
  const result = sealed.result(checked?.result ?? null);
  return {
    ...asked,
    content: { ...agreement },
    notes: [...lintAgreement(agreement, dayOf(clock()))],
    check:
      checked === undefined || result === undefined
        ? null
        : { ...result, checkedBy: checked.checkedBy, checkedAt: checked.checkedAt.toISOString() },
  };
}
