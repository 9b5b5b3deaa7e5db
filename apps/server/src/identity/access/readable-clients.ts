import { keptUntilWritten, type Settings } from '@waybill/db';
import type { ClientReader } from '../../platform/http/signed-in-user.ts';
import { assignedOf, type Client, type ReadableClient, withChildren } from './assigned-clients.ts';

export type { ReadableClient } from './assigned-clients.ts';

/**
 * The clients that a user may read: for internal users all of their tenant, for others the assigned ones and the
 * children of assigned parents; with an API token only those to which it is limited. Never a client of another tenant.
 */
export async function readableClients(
  settings: Settings,
  { userId, tenantId, internal, onlyClients }: ClientReader,
): Promise<readonly ReadableClient[]> {
  if (onlyClients !== null) {
    const clients = await clientsOfTenant(settings, tenantId);
    return withChildren(clients.filter(({ id }) => onlyClients.has(id)));
  }
  return internal ? clientsOfTenant(settings, tenantId) : clientsOfUser(settings, tenantId, userId);
}

const clientsOfTenant = keptUntilWritten(async (settings, tenantId: number) =>
  withChildren(await readClients(settings, tenantId)),
);

const clientsOfUser = keptUntilWritten(async (settings, tenantId: number, userId: number) =>
  withChildren(assignedOf(await readClients(settings, tenantId), await assignedIds(settings, userId))),
);

async function readClients(settings: Settings, tenantId: number): Promise<readonly Client[]> {
  return settings
    .selectFrom('client')
    .select(['id', 'name', 'code', 'city', 'state', 'engage_date as engageDate', 'parent_client_id as parentClientId'])
    .select(({ exists, selectFrom, lit }) =>
      exists(
        selectFrom('account')
          .select(lit(1).as('one'))
          .whereRef('account.client_id', '=', 'client.id')
          .where('active', '=', false),
      )
        .$castTo<boolean>()
        .as('hasInactiveAccounts'),
    )
    .where('tenant_id', '=', tenantId)
    .orderBy('name')
    .execute();
}

async function assignedIds(settings: Settings, userId: number): Promise<ReadonlySet<number>> {
  const rows = await settings.selectFrom('user_client').select('client_id').where('user_id', '=', userId).execute();
  return new Set(rows.map((row) => row.client_id));
}
