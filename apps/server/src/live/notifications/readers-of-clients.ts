import type { Settings } from '@waybill/db';

/** Internal users of the clients' tenant, and whoever one of the clients or its parent is assigned to. */
export async function readersOf(settings: Settings, clientIds: readonly number[]): Promise<number[]> {
  if (clientIds.length === 0) return [];
  const users = await settings
    .selectFrom('user_account')
    .innerJoin('client', 'client.tenant_id', 'user_account.tenant_id')
    .leftJoin('user_client', (join) =>
      join
        .onRef('user_client.user_id', '=', 'user_account.id')
        .on(({ eb, or }) =>
          or([
            eb('user_client.client_id', '=', eb.ref('client.id')),
            eb('user_client.client_id', '=', eb.ref('client.parent_client_id')),
          ]),
        ),
    )
    .select('user_account.id')
    .distinct()
    .where('client.id', 'in', clientIds)
    .where('user_account.activated', '=', true)
    .where(({ eb, or }) => or([eb('user_account.internal', '=', true), eb('user_client.user_id', 'is not', null)]))
    .execute();
  return users.map(({ id }) => id);
}
