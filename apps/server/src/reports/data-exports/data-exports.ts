import {
  type DataExport,
  type DataExportInput,
  dataExportCalls,
  missingSecret,
  mostDataExports,
  withoutTrailingSlashes,
} from '@waybill/contract';
import type { Transaction } from '@waybill/db';
import { sql } from 'kysely';
import { readableIds } from '../../identity/access/readable-ids.ts';
import { resource } from '../../identity/resources/resource.ts';
import { addressOf } from '../../live/webhooks/webhook-address.ts';
import { assertReadableClient } from '../../organisation/accounts/assert-of-client.ts';
import { AddressRefused } from '../../platform/http/permitted-address.ts';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { conflict } from '../../platform/problems.ts';
import { type Sealer, sealerOf } from '../../platform/secrets/sealer.ts';
import { fieldProblem } from '../../platform/tables/field-problem.ts';
import { namedOne } from '../../platform/tables/named-json.ts';
import { assertMayExport } from './deliver.ts';
import { nextExport } from './next-run.ts';
import { placeOf, type SecretColumn, secretColumns } from './targets/open-target.ts';

const moment = (column: string) =>
  sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The exports of the clients that an administrator may read. */
export const dataExports = resource({
  table: 'data_export',
  calls: dataExportCalls,
  missing: 'There is no such export.',
  deleted: 'The export is deleted. What it delivered stays where it is.',
  rows: async (settings, user) =>
    settings
      .selectFrom('data_export')
      .innerJoin('client', 'client.id', 'data_export.client_id')
      .leftJoin('user_account', 'user_account.id', 'data_export.user_id')
      .leftJoinLateral(
        (query) =>
          query
            .selectFrom('data_export_run')
            .select(['started_at', 'outcome', 'reason'])
            .whereRef('export_id', '=', 'data_export.id')
            .orderBy('id', 'desc')
            .limit(1)
            .as('last'),
        (join) => join.onTrue(),
      )
      .select([
        'data_export.id',
        'data_export.name',
        'client.name as clientName',
        namedOne('client.id', 'client.name').as('client'),
        'user_account.login as owner',
        ...(['format', 'currency', 'protocol', 'host', 'port', 'region', 'bucket', 'path'] as const),
        'from_date as fromDate',
        'user_name as userName',
        sql<boolean>`data_export.password is not null`.as('hasPassword'),
        sql<boolean>`private_key is not null`.as('hasPrivateKey'),
        'host_key as hostKey',
        ...(['frequency', 'hour', 'data_export.active'] as const),
        'data_export.time_zone as timeZone',
        sql<string | null>`case
          when data_export.active and (protocol = 's3' or host_key is not null) then ${moment('next_run_at')} end`.as(
          'nextRunAt',
        ),
        moment('last.started_at').as('lastRunAt'),
        'last.outcome as lastOutcome',
        'last.reason as lastReason',
      ])
      .where('data_export.client_id', 'in', await readableIds(settings, user)),
  shown: ({ clientName: _, ...row }: DataExport & { readonly clientName: string }) => row,
  searched: ['name', 'clientName', 'host', 'bucket', 'path'],
  nameOf: ({ name }) => name,
  audited: ({ client, hasPassword, hasPrivateKey, nextRunAt, lastRunAt, lastOutcome, lastReason, ...told }) => ({
    ...told,
    client: client.name,
  }),
  secrets: secretColumns,
  checkNew: async (transaction, user, { clientId, ...input }) => {
    await assertReadableClient(transaction, user, clientId);
    await assertRoom(transaction, user.tenantId);
    if (!(input.password || input.privateKey)) throw fieldProblem('password', missing(input));
  },
  check: async (transaction, user, input, before) => {
    assertMayExport(user);
    await assertOwnPlace(transaction, user, input, before?.id);
  },
  columns: async (input, { services: { files, clock, webhookHosts = [] }, before }) => {
    const { name, protocol, port, region, bucket, userName, frequency, hour, timeZone, active } = input;
    const place = placeOfInput(input, webhookHosts);
    const moved = before !== undefined && isElsewhere(before, { ...input, ...place });
    const given = sealed(input, await sealerOf(files));
    const kept = { password: before?.hasPassword, privateKey: before?.hasPrivateKey };
    if (before !== undefined && !hasSecret(input, moved ? {} : kept)) throw fieldProblem('password', missing(input));
    return {
      ...{ name, protocol, region, bucket, frequency, hour, active, ...place },
      port: protocol === 's3' ? 0 : port,
      user_name: userName,
      time_zone: timeZone,
      next_run_at: nextExport(input, clock()),
      failures: 0,
      ...(moved ? { password: null, private_key: null, passphrase: null, host_key: null } : {}),
      // Another place has nothing yet.
      ...(moved || (before !== undefined && before.path !== place.path) ? { parts: '[]' } : {}),
      ...given,
    };
  },
  newColumns: ({ clientId, format, currency, fromDate }) => ({
    client_id: clientId,
    format,
    currency,
    from_date: fromDate,
  }),
  writeOthers: async (transaction, id, _input, user) => {
    await transaction.updateTable('data_export').set({ user_id: user.userId }).where('id', '=', id).execute();
  },
});

/** The server and directory as they are stored. @throws ProblemError 400 */
function placeOfInput({ protocol, host, path }: DataExportInput, named: readonly string[]) {
  if (protocol === 'sftp') return { host: host.toLowerCase(), path: withoutTrailingSlashes(path) || path.slice(0, 1) };
  try {
    return { host: host === '' ? '' : addressOf(host, named).origin, path: foldersOf(path).join('/') };
  } catch (error) {
    throw error instanceof AddressRefused ? fieldProblem('host', error.message) : error;
  }
}

const foldersOf = (path: string): string[] => path.split('/').filter((name) => name !== '');

/** Another server, bucket or user: nobody can send a stored secret there. */
function isElsewhere(before: DataExport, input: DataExportInput): boolean {
  const compared = ['protocol', 'host', 'region', 'bucket', 'userName'] as const;
  const isOtherPort = input.protocol === 'sftp' && before.port !== input.port;
  return isOtherPort || compared.some((name) => before[name] !== input[name]);
}

const hasSecret = (
  { password, privateKey }: DataExportInput,
  kept: { readonly password?: boolean | undefined; readonly privateKey?: boolean | undefined },
): boolean =>
  Boolean(password || privateKey) ||
  (password === null && kept.password === true) ||
  (privateKey === null && kept.privateKey === true);

const missing = ({ protocol }: DataExportInput): string => missingSecret(protocol === 'sftp' ? 'sftp' : undefined);

/** The secrets from a form; absent columns do not change. */
function sealed(
  { password, privateKey, passphrase }: DataExportInput,
  sealer: Sealer,
): Partial<Record<SecretColumn, string | null>> {
  const given = { password, private_key: privateKey, passphrase };
  const said = Object.entries(given).filter((entry): entry is [SecretColumn, string] => entry[1] !== null);
  return Object.fromEntries(
    said.map(([column, plain]) => [column, plain === '' ? null : sealer.seal(plain, placeOf(column))]),
  );
}

/** Two exports in one directory would overwrite each other's files. */
async function assertOwnPlace(
  transaction: Transaction,
  user: SignedInUser,
  { protocol, host, bucket, path }: DataExportInput,
  except: number | undefined,
): Promise<void> {
  const plain = (text: string) => foldersOf(text.toLowerCase()).join('/');
  const others = await transaction
    .selectFrom('data_export')
    .innerJoin('client', 'client.id', 'data_export.client_id')
    .select(['data_export.id', 'host', 'bucket', 'path'])
    .where('client.tenant_id', '=', user.tenantId)
    .where('protocol', '=', protocol)
    .execute();
  const isSame = others.some(
    (other) =>
      other.id !== except &&
      plain(other.host) === plain(host) &&
      other.bucket === bucket &&
      plain(other.path) === plain(path),
  );
  if (isSame) throw fieldProblem('path', 'is that of another export');
}

/** Locks the tenant's row, so that two requests at once cannot both take the last free place. */
async function assertRoom(transaction: Transaction, tenantId: number): Promise<void> {
  await transaction.selectFrom('tenant').select('id').where('id', '=', tenantId).forUpdate().execute();
  const { count } = await transaction
    .selectFrom('data_export')
    .innerJoin('client', 'client.id', 'data_export.client_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('client.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostDataExports) throw conflict(`There can be ${mostDataExports} exports. Delete one first.`);
}
