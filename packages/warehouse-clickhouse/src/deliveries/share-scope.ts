import type { Change } from '../load/change.ts';
import type { WholeChange } from '../load/whole-change.ts';
import { never } from '../schema/versions.ts';

/** Copies to every other shard for which clients a load has applied facts, because all shards must know it. */
export async function shareScope({ parts }: WholeChange, completed: readonly Change[]): Promise<void> {
  const shared = 'shared_scope';
  for (const from of completed) {
    const rows = await from.connection.rows(
      `select load_id, client_id from ${from.loading.of('delivery_scope')} order by load_id, client_id`,
    );
    if (rows.length === 0) continue;
    for (const to of parts.filter((part) => part !== from)) {
      const table = to.loading.of(shared);
      await to.connection.command(`drop table if exists ${table} sync`);
      await to.loading.makeLike('delivery_scope', table);
      await to.connection.insertRows(
        table,
        rows.map((row) => [...row, to.loadId, never]),
      );
      await to.loading.attach('delivery_scope', table);
    }
  }
}
