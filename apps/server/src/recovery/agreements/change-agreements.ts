import { type Agreement, lintAgreement } from '@waybill/audit';
import type { AgreementContent, AgreementDetail } from '@waybill/contract';
import type { AgreementState, Transaction } from '@waybill/db';
import { dayOf } from '@waybill/model';
import { recordEvent, writeAudit } from '../../identity/audit/write-audit.ts';
import { assertReadableClient } from '../../organisation/accounts/assert-of-client.ts';
import { isCarrierOf } from '../../organisation/carriers/carriers-of.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest, conflict } from '../../platform/problems.ts';
import { sealerOf } from '../../platform/secrets/sealer.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { ratingChanged } from '../rule-packs/rating-changed.ts';
import { checkedContent } from './check-content.ts';
import {
  type AgreementContext,
  agreementDetail,
  openedVersion,
  ownAgreement,
  type StoredAgreement,
} from './read-agreements.ts';
import { SealedAgreement } from './sealed-agreement.ts';

interface Written {
  readonly content: AgreementContent;
  readonly note: string;
}

/** Which version of which agreement. */
export interface AskedVersion {
  readonly id: number;
  readonly version: number;
}

/** Its name in the audit log, which never has anything of the content. */
const subjectOf = ({ id, clientName, carrierName }: StoredAgreement) => ({
  id,
  name: `${clientName}, ${carrierName}`,
});

/** Stores the first version. @throws ProblemError 400 that names the wrong fields */
export async function createAgreement(
  context: AgreementContext,
  user: SignedInUser,
  { clientId, content, note }: Written & { readonly clientId: number },
): Promise<AgreementDetail> {
  const { settings, clock, files } = context;
  const agreement = checkedContent(content);
  const sealer = await sealerOf(files);
  const at = clock();
  const id = await settings.transaction().execute(async (transaction) => {
    await assertReadableClient(transaction, user, clientId);
    if (!(await isCarrierOf(transaction, user.tenantId, agreement.carrierId)))
      throw fieldProblem('content.carrierId', 'is not a carrier');
    const { id: made } = await transaction
      .insertInto('agreement')
      .values({
        tenant_id: user.tenantId,
        client_id: clientId,
        carrier_id: agreement.carrierId,
        state: 'draft',
        active_version: null,
        active_since: null,
        changed_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const sealed = new SealedAgreement(sealer, { id: made, clientId });
    await addVersion(transaction, user, sealed, { id: made, version: 1, agreement, note, at });
    const stored = await ownAgreement(transaction, user, made);
    await writeAudit(transaction, user, at, { action: 'agreement.create', subject: subjectOf(stored) });
    return made;
  });
  return await agreementDetail(context, user, id);
}

/** Stores another version. @throws ProblemError 400 that names the wrong fields, 409 if there is a newer one than its author knows */
export async function saveVersion(
  context: AgreementContext,
  user: SignedInUser,
  id: number,
  { newest, content, note }: Written & { readonly newest: number },
): Promise<AgreementDetail> {
  const agreement = checkedContent(content);
  const sealer = await sealerOf(context.files);
  await changing(context, user, id, async (transaction, before, at) => {
    if (before.carrierId !== agreement.carrierId)
      throw fieldProblem('content.carrierId', 'is the carrier of the first version');
    if (before.versions !== newest)
      throw conflict('Somebody else saved a version meanwhile. Open the newest one and enter your changes there.');
    const version = before.versions + 1;
    await addVersion(transaction, user, new SealedAgreement(sealer, before), { id, version, agreement, note, at });
    await writeAudit(transaction, user, at, {
      action: 'agreement.save_version',
      subject: subjectOf(before),
      more: { version },
    });
  });
  return await agreementDetail(context, user, id);
}

/** Makes a version the one that counts. @throws ProblemError 400 if it has mistakes, 409 if another agreement has its accounts */
export async function activateVersion(
  context: AgreementContext,
  user: SignedInUser,
  { id, version }: AskedVersion,
): Promise<AgreementDetail> {
  const { agreement } = await openedVersion(context, user, { id, version });
  const today = dayOf(context.clock());
  if (lintAgreement(agreement, today).some(({ kind }) => kind === 'mistake'))
    throw badRequest('The version has mistakes: correct them first.');
  await changing(context, user, id, async (transaction, before, at) => {
    await assertAccountsFree(context, transaction, before, agreement);
    await transaction
      .updateTable('agreement')
      .set({ state: 'active', active_version: version, active_since: at })
      .where('id', '=', id)
      .execute();
    await writeAudit(transaction, user, at, {
      action: 'agreement.activate',
      subject: subjectOf(before),
      changes: {
        state: { before: before.state, after: 'active' },
        version: { before: before.activeVersion, after: version },
      },
    });
  });
  ratingChanged(context.settings);
  return await agreementDetail(context, user, id);
}

/** Ends an active agreement. @throws ProblemError 409 for one that is not active */
export async function endAgreement(
  context: AgreementContext,
  user: SignedInUser,
  id: number,
): Promise<AgreementDetail> {
  await changing(context, user, id, async (transaction, before, at) => {
    if (before.state !== 'active') throw conflict('The agreement is not active.');
    await transaction.updateTable('agreement').set({ state: 'ended' }).where('id', '=', id).execute();
    await writeAudit(transaction, user, at, {
      action: 'agreement.end',
      subject: subjectOf(before),
      changes: { state: { before: 'active', after: 'ended' } },
    });
  });
  ratingChanged(context.settings);
  return await agreementDetail(context, user, id);
}

/** Deletes a draft with its versions. @throws ProblemError 409 for one that was activated */
export async function deleteAgreement(context: AgreementContext, user: SignedInUser, id: number): Promise<void> {
  await changing(context, user, id, async (transaction, before, at) => {
    if (before.state !== 'draft') throw conflict('Only drafts can be deleted. End the agreement instead.');
    await transaction.deleteFrom('agreement').where('id', '=', id).execute();
    await writeAudit(transaction, user, at, { action: 'agreement.delete', subject: subjectOf(before) });
  });
}

/** A version as a file; who asked for it is recorded first. */
export async function exportVersion(
  context: AgreementContext,
  user: SignedInUser,
  asked: AskedVersion,
): Promise<{ readonly name: string; readonly text: string }> {
  const { row, agreement } = await openedVersion(context, user, asked);
  await recordEvent(context.settings, user, context.clock(), {
    action: 'agreement.export',
    subject: subjectOf(row),
    more: { version: asked.version },
  });
  return {
    name: `${row.carrierName} agreement ${row.id} version ${asked.version}.json`,
    text: `${JSON.stringify(agreement, undefined, 2)}\n`,
  };
}

/** Works on a locked agreement that the user may see. @throws ProblemError 404 */
async function changing(
  { settings, clock }: AgreementContext,
  user: SignedInUser,
  id: number,
  work: (transaction: Transaction, before: StoredAgreement, at: Date) => Promise<void>,
): Promise<void> {
  const at = clock();
  await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'agreement', id);
    await work(transaction, await ownAgreement(transaction, user, id), at);
    await transaction.updateTable('agreement').set({ changed_at: at }).where('id', '=', id).execute();
  });
}

interface NewVersion extends AskedVersion {
  readonly agreement: Agreement;
  readonly note: string;
  readonly at: Date;
}

async function addVersion(
  transaction: Transaction,
  { userId }: SignedInUser,
  sealed: SealedAgreement,
  { id, version, agreement, note, at }: NewVersion,
): Promise<void> {
  await transaction
    .insertInto('agreement_version')
    .values({
      agreement_id: id,
      version,
      content: sealed.seal('content', JSON.stringify(agreement)),
      note: sealed.seal('note', note),
      created_by: userId,
      created_at: at,
    })
    .execute();
}

const counting: AgreementState = 'active';

/** One package must not be rated by two agreements. */
async function assertAccountsFree(
  { files }: AgreementContext,
  transaction: Transaction,
  { id, clientId, carrierId }: StoredAgreement,
  agreement: Agreement,
): Promise<void> {
  await lockRow(transaction, 'client', clientId);
  const others = await transaction
    .selectFrom('agreement')
    .innerJoin('agreement_version', (join) =>
      join
        .onRef('agreement_version.agreement_id', '=', 'agreement.id')
        .onRef('agreement_version.version', '=', 'agreement.active_version'),
    )
    .select(['agreement.id', 'agreement.client_id as clientId', 'agreement_version.content'])
    .where('agreement.client_id', '=', clientId)
    .where('agreement.carrier_id', '=', carrierId)
    .where('agreement.state', '=', counting)
    .where('agreement.id', '<>', id)
    .execute();
  const sealer = await sealerOf(files);
  for (const { content, ...key } of others) {
    const other = new SealedAgreement(sealer, key).content(content);
    const shared = other?.accounts.find((account) => agreement.accounts.includes(account));
    if (other === undefined || shared === undefined) continue;
    const areApart =
      (other.to !== undefined && other.to < agreement.from) ||
      (agreement.to !== undefined && agreement.to < other.from);
    if (!areApart)
      throw conflict(
        `Account ${shared} is in the active agreement ${other.number} on the same days. End that one first, or change the days.`,
      );
  }
}
