import type { Settings } from '@waybill/db';

/** The family of every client: its parent, or itself. */
export async function familiesOf(settings: Settings): Promise<Map<number, number>> {
  const clients = await settings.selectFrom('client').select(['id', 'parent_client_id']).execute();
  return new Map(clients.map(({ id, parent_client_id: parent }) => [id, parent ?? id]));
}
