import type { Settings } from '@waybill/db';
import type { SignedInUser } from '../auth/signed-in-user.ts';

/** A client with the children that the user may read with it. */
export interface ReadableClient {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly city: string | null;
  readonly state: string | null;
  /** `YYYY-MM-DD` */
  readonly engageDate: string | null;
  readonly parentClientId: number | null;
  readonly childIds: readonly number[];
}

/**
 * The clients that a user may read: internal users all of their tenant, others the assigned ones and the children of
 * assigned parents. Never a client of another tenant.
 */
export async function readableClients(settings: Settings, user: SignedInUser): Promise<ReadableClient[]> {
  const clients = await settings
    .selectFrom('client')
    .select(['id', 'name', 'code', 'city', 'state', 'engage_date as engageDate', 'parent_client_id as parentClientId'])
    .where('tenant_id', '=', user.tenantId)
    .orderBy('name')
    .execute();
  const readable = user.internal ? clients : assignedOf(clients, await assignedIds(settings, user.userId));
  return readable.map((client) => ({
    ...client,
    childIds: readable.filter(({ parentClientId }) => parentClientId === client.id).map(({ id }) => id),
  }));
}

async function assignedIds(settings: Settings, userId: number): Promise<ReadonlySet<number>> {
  const rows = await settings.selectFrom('user_client').select('client_id').where('user_id', '=', userId).execute();
  return new Set(rows.map((row) => row.client_id));
}

function assignedOf<Client extends { id: number; parentClientId: number | null }>(
  clients: readonly Client[],
  assigned: ReadonlySet<number>,
): Client[] {
  return clients.filter(
    ({ id, parentClientId }) => assigned.has(id) || (parentClientId !== null && assigned.has(parentClientId)),
  );
}
