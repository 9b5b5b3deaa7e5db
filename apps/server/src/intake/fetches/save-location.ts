import { type FtpLocation, type FtpLocationDetail, type FtpLocationInput, missingSecret } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { changesBetween } from '../../identity/audit/changes-between.ts';
import { type Change, writeAudit } from '../../identity/audit/write-audit.ts';
import { assertReadableClient } from '../../organisation/accounts/assert-of-client.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { badRequest } from '../../platform/problems.ts';
import { type Sealer, sealerOf } from '../../platform/secrets/sealer.ts';
import type { Services } from '../../platform/services.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import type { ArrivalsContext } from '../arrivals/arrivals.ts';
import { administeredLocation, hasSecrets, locationDetail } from './administered-locations.ts';
import { receivingAt, receptionColumns } from './mail/reception-columns.ts';
import { placeOf, type SecretColumn } from './stored-access.ts';

type Context = ArrivalsContext & Pick<Services, 'files'>;

const masked = '••••';

const columnsOf = (input: FtpLocationInput) => ({
  name: input.name,
  pattern: input.pattern,
  active: input.active,
  currency_code: input.currencyCode,
  date_order: input.dateOrder,
  ...(input.protocol === 'smtp' && input.mail ? receptionColumns(input.mail) : columnsOfPlace(input)),
});

const columnsOfPlace = (input: FtpLocationInput) => ({
  protocol: input.protocol,
  host: input.host.toLowerCase(),
  port: input.port,
  path: input.path,
  user_name: input.userName,
  interval_minutes: input.intervalMinutes,
  move_to: input.moveTo,
  mail: input.protocol === 'imaps' && input.mail ? JSON.stringify(input.mail) : null,
});

/** The secrets from a form; absent columns do not change. */
function sealedColumns(input: FtpLocationInput, sealer: Sealer): Partial<Record<SecretColumn, string | null>> {
  if (input.protocol === 'smtp') return {};
  const given = { password: input.password, private_key: input.privateKey, passphrase: input.passphrase };
  const said = Object.entries(given).filter((entry): entry is [SecretColumn, string] => entry[1] !== null);
  return Object.fromEntries(
    said.map(([column, plain]) => [column, plain === '' ? null : sealer.seal(plain, placeOf(column))]),
  );
}

/** @throws ProblemError 400 for invalid input. */
export async function createLocation(
  context: Context,
  administrator: SignedInUser,
  input: FtpLocationInput & { readonly clientId: number },
): Promise<FtpLocationDetail> {
  const { settings, clock, files } = context;
  const { clientId } = input;
  await assertReadableClient(settings, administrator, clientId);
  await assertNameFree(settings, clientId, input.name);
  await assertMayReceive(settings, administrator, input);
  const sealed = sealedColumns(input, await sealerOf(files));
  const id = await settings.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('ftp_location')
      .values({ ...columnsOf(input), ...sealed, client_id: clientId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const after = await administeredLocation(transaction, administrator, id);
    await writeAudit(transaction, administrator, clock(), {
      action: 'ftp_location.create',
      subject: { id, name: input.name },
      changes: { ...changesBetween({}, audited(after)), ...secretChanges(sealed) },
    });
    return id;
  });
  return locationDetail(context, administrator, id);
}

/**
 * Changes a location. Changing the server or user clears the secrets and requires a new test, so that nobody can send a
 * stored secret elsewhere.
 * @throws ProblemError 400 for invalid input, 404 for a location that the administrator may not see.
 */
export async function updateLocation(
  context: Context,
  administrator: SignedInUser,
  id: number,
  input: FtpLocationInput,
): Promise<FtpLocationDetail> {
  const { settings, clock, files } = context;
  const given = sealedColumns(input, await sealerOf(files));
  const forgotten = { password: null, private_key: null, passphrase: null, host_key: null };
  await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'ftp_location', id);
    const before = await administeredLocation(transaction, administrator, id);
    const has = await hasSecrets(transaction, id);
    if (before.protocol === 'folder')
      throw badRequest('A folder of the server is changed with the command waybill watch.');
    if (before.protocol !== input.protocol && [before.protocol, input.protocol].includes('smtp'))
      throw fieldProblem('protocol', 'cannot become another one');
    await assertMayReceive(transaction, administrator, input, id);
    await assertNameFree(transaction, before.client.id, input.name, id);
    const isElsewhere =
      input.protocol !== 'smtp' &&
      (before.host !== input.host.toLowerCase() ||
        before.port !== input.port ||
        before.protocol !== input.protocol ||
        before.userName !== input.userName);
    const hasNew = Boolean(input.password || input.privateKey);
    const keeps = (input.password === null && has.hasPassword) || (input.privateKey === null && has.hasPrivateKey);
    if (input.protocol !== 'smtp' && !hasNew && (isElsewhere || !keeps))
      throw fieldProblem('password', missingSecret(input.protocol));
    await transaction
      .updateTable('ftp_location')
      .set({ ...columnsOf(input), ...(isElsewhere ? forgotten : {}), ...given })
      .where('id', '=', id)
      .execute();
    const after = await administeredLocation(transaction, administrator, id);
    await writeAudit(transaction, administrator, clock(), {
      action: 'ftp_location.update',
      subject: { id, name: after.name },
      changes: { ...changesBetween(audited(before), audited(after)), ...secretChanges(given) },
    });
  });
  return locationDetail(context, administrator, id);
}

/** Deletes a location with its history. @throws ProblemError 404 */
export async function deleteLocation(
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
  administrator: SignedInUser,
  id: number,
): Promise<void> {
  await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'ftp_location', id);
    const before = await administeredLocation(transaction, administrator, id);
    await transaction.deleteFrom('ftp_location').where('id', '=', id).execute();
    await writeAudit(transaction, administrator, clock(), {
      action: 'ftp_location.delete',
      subject: { id, name: before.name },
      changes: changesBetween(audited(before), {}),
    });
  });
}

/** The next test accepts and remembers whatever key the server presents. @throws ProblemError 404 */
export async function forgetHostKey(
  context: ArrivalsContext,
  administrator: SignedInUser,
  id: number,
): Promise<FtpLocationDetail> {
  const { settings, clock } = context;
  await settings.transaction().execute(async (transaction) => {
    await lockRow(transaction, 'ftp_location', id);
    const before = await administeredLocation(transaction, administrator, id);
    await transaction.updateTable('ftp_location').set({ host_key: null }).where('id', '=', id).execute();
    await writeAudit(transaction, administrator, clock(), {
      action: 'ftp_location.forget_key',
      subject: { id, name: before.name },
      changes: { hostKey: { before: before.hostKey, after: null } },
    });
  });
  return locationDetail(context, administrator, id);
}

async function assertNameFree(settings: Settings, clientId: number, name: string, except?: number): Promise<void> {
  const taken = await settings
    .selectFrom('ftp_location')
    .select('id')
    .where('client_id', '=', clientId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (taken !== undefined && taken.id !== except) throw fieldProblem('name', 'is taken');
}

/** Mails for an address go to whoever has it, so that only internal users may choose one. */
async function assertMayReceive(
  settings: Settings,
  administrator: SignedInUser,
  { protocol, mail }: FtpLocationInput,
  except?: number,
): Promise<void> {
  if (protocol !== 'smtp') return;
  if (!administrator.internal) throw fieldProblem('protocol', 'is for internal users only');
  const taken = await receivingAt(settings, mail?.address ?? '');
  if (taken !== undefined && taken.id !== except) throw fieldProblem('mail.address', 'is taken');
}

function audited({ name, client, protocol, host, port, path, pattern, userName, ...more }: FtpLocation) {
  const { intervalMinutes, moveTo, active, currencyCode, dateOrder, mail } = more;
  return {
    name,
    client: client.name,
    protocol,
    host,
    port,
    path,
    pattern,
    userName,
    intervalMinutes,
    moveTo,
    active,
    currencyCode,
    dateOrder,
    mail,
  };
}

/** That a secret was set or taken away, never which. */
function secretChanges(sealed: Partial<Record<SecretColumn, string | null>>): Record<string, Change> {
  return Object.fromEntries(
    Object.entries(sealed).map(([column, value]) => [
      column,
      { before: masked, after: value === null ? null : masked },
    ]),
  );
}
