import { keptUntilWritten, type Settings } from '@waybill/db';
import type { SignedInUser } from '../../platform/http/signed-in-user.ts';
import { assignedOf, type Client, type ReadableClient, withChildren } from './assigned-clients.ts';

export type { ReadableClient } from './assigned-clients.ts';

/**
 * The clients that a user may read: for internal users all of their tenant, for others the assigned ones and the
 * children of assigned parents. Never a client of another tenant.
 */
export async function readableClients(
  settings: Settings,
  user: Pick<SignedInUser, 'userId' | 'tenantId' | 'internal'>,
): Promise<readonly ReadableClient[]> {
  return user.internal ? clientsOfTenant(settings, user.tenantId) : clientsOfUser(settings, user.tenantId, user.userId);
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
