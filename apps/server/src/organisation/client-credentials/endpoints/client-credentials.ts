import { type ClientCredentialInput, clientCredentialCalls, showClientCredentialSecret } from '@waybill/contract';
import type { Settings, Transaction } from '@waybill/db';
import { dayOf } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readableIds } from '../../../identity/access/readable-ids.ts';
import { recordEvent } from '../../../identity/audit/write-audit.ts';
import { resource } from '../../../identity/resources/resource.ts';
import { route } from '../../../platform/http/route.ts';
import type { SignedInUser } from '../../../platform/http/signed-in-user.ts';
import { badRequest } from '../../../platform/problems.ts';
import { sealerOf } from '../../../platform/secrets/sealer.ts';
import type { Services } from '../../../platform/services.ts';
import { fieldProblem } from '../../../platform/tables/field-problem.ts';
import { namedOne } from '../../../platform/tables/named-json.ts';
import { assertReadableClient } from '../../accounts/assert-of-client.ts';
import { isCarrierOf } from '../../carriers/carriers-of.ts';
import { openedSecret, secretPlace } from '../stored-secret.ts';

const changedAt = sql.ref('client_credential.secret_changed_at');

/** Clients' logins at carriers (S3 section 2.3), without their secrets. Entering the same secret again is no change. */
const credentials = resource({
  table: 'client_credential',
  missing: 'There is no such credential.',
  deleted: 'The credential is deleted.',
  calls: clientCredentialCalls,
  rows: async (settings: Settings, user: SignedInUser, _query: object, now: Date) =>
    settings
      .selectFrom('client_credential')
      .innerJoin('client', 'client.id', 'client_credential.client_id')
      .innerJoin('carrier', 'carrier.id', 'client_credential.carrier_id')
      .select([
        'client_credential.id',
        'client_credential.purpose',
        'client_credential.address',
        'client_credential.user_name as userName',
        'client_credential.note',
        'client.name as clientName',
        'carrier.name as carrierName',
        namedOne('client.id', 'client.name').as('client'),
        namedOne('carrier.id', 'carrier.name').as('carrier'),
        sql<string>`to_char(${changedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('secretChangedAt'),
        sql<number>`${dayOf(now)}::date - (${changedAt} at time zone 'UTC')::date`.as('secretDays'),
      ])
      .where('client_credential.client_id', 'in', await readableIds(settings, user)),
  shown: (row) => row,
  searched: ['clientName', 'carrierName', 'address', 'userName', 'note'],
  nameOf: ({ carrier, userName }) => `${carrier.name} ${userName}`,
  audited: ({ client, carrier, purpose, address, userName, note }) => ({
    client: client.name,
    carrier: carrier.name,
    purpose,
    address,
    userName,
    note,
  }),
  secrets: ['secret'],
  checkNew: async (transaction, user, input) => {
    await assertReadableClient(transaction, user, input.clientId);
    await assertFits(transaction, user.tenantId, input.clientId, input);
  },
  check: async (transaction, { tenantId }, input, before) => {
    if (before !== undefined) await assertFits(transaction, tenantId, before.client.id, input, before.id);
  },
  columns: async (input, { services: { files, clock }, transaction, before }) => {
    const sealer = await sealerOf(files);
    const stored = before === undefined ? undefined : await openedSecret(transaction, sealer, before.id);
    return {
      carrier_id: input.carrierId,
      purpose: input.purpose,
      address: input.address,
      user_name: input.userName,
      note: input.note,
      ...(input.secret === null || input.secret === stored
        ? {}
        : { secret: sealer.seal(input.secret, secretPlace), secret_changed_at: clock() }),
    };
  },
  newColumns: ({ clientId }) => ({ client_id: clientId }),
});

/** The calls for credentials; who is shown a secret is recorded first. */
export function clientCredentialRoutes(app: FastifyInstance, services: Services): void {
  const { settings, clock, files } = services;
  credentials.serve(app, services);
  route(app, showClientCredentialSecret, async ({ user, params: { id } }) => {
    const { carrier, userName, client } = await credentials.find(settings, user, id, clock());
    const secret = await openedSecret(settings, await sealerOf(files), id);
    if (secret === undefined) throw badRequest('The stored secret cannot be opened: enter it again.');
    await recordEvent(settings, user, clock(), {
      action: 'client_credential.show_secret',
      subject: { id, name: `${carrier.name} ${userName}` },
      more: { client: client.name },
    });
    return { secret };
  });
}

async function assertFits(
  transaction: Transaction,
  tenantId: number,
  clientId: number,
  { carrierId, purpose, address, userName }: ClientCredentialInput,
  except?: number,
): Promise<void> {
  const [isCarrier, taken] = await Promise.all([
    isCarrierOf(transaction, tenantId, carrierId),
    transaction
      .selectFrom('client_credential')
      .select('id')
      .where('client_id', '=', clientId)
      .where('carrier_id', '=', carrierId)
      .where('purpose', '=', purpose)
      .where('address', '=', address)
      .where('user_name', '=', userName)
      .executeTakeFirst(),
  ]);
  if (!isCarrier) throw fieldProblem('carrierId', 'is not a carrier');
  if (taken !== undefined && taken.id !== except) throw fieldProblem('userName', 'already exists at this address');
}
