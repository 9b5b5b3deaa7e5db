import { ownClient } from './own-client.ts';

/** Reads on a connection of its own which clients belong together: the parent of every client, or itself without one. */
export async function readFamilies(databaseUrl: string): Promise<Map<number, number>> {
  const client = ownClient(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number; family: number }>(
      'select id, coalesce(parent_client_id, id) as family from client',
    );
    return new Map(rows.map(({ id, family }) => [Number(id), Number(family)]));
  } finally {
    await client.end();
  }
}
