import type { Change } from '../load/change.ts';
import type { WholeChange } from '../load/whole-change.ts';
import { never } from '../schema/versions.ts';
import { completeSettled, settle } from './settle-deliveries.ts';

/** The tables that get rows of a load when facts are known of its packages. */
export const tablesOfKnownDeliveries: readonly string[] = ['delivery_scope', 'billed_delivery'];

/**
 * Completes the packages of a load in its loading tables with the facts that came before. Returns the tables that it
 * filled.
 */
export async function completeLoad(change: Change, tenantId: number | undefined): Promise<readonly string[]> {
  const { connection, loading, loadId } = change;
  const known = await connection.rows(`select 1 from delivery_source where ${change.seen()} limit 1`);
  if (known.length === 0) return [];
  await loading.makeLike('delivery_scope');
  if (tenantId !== undefined) {
    await connection.command(
      `insert into ${loading.of('delivery_scope')} (load_id, client_id, since_load)
       select s.load_id, c.client_id, ${loadId}
       from delivery_source s cross join (select distinct client_id from ${loading.of('invoice')}) c
       where s.covers_later_clients and s.tenant_id = ${tenantId} and ${change.seen('s.')}
         and (s.load_id, c.client_id) not in (select load_id, client_id from delivery_scope where ${change.seen()})`,
    );
  }
  await settle(
    change,
    `p.tracking_number in (select tracking_number from ${connection.database}.delivery_fact where ${change.seen()})`,
    { packages: loading.of('package_level_info'), brought: ['delivery_scope'] },
  );
  await completeSettled(change);
  return tablesOfKnownDeliveries;
}

/** Copies to every other shard for which clients a load has applied facts, because all shards must know it. */
export async function shareScope({ parts }: WholeChange, completed: readonly Change[]): Promise<void> {
  const told = 'told_scope';
  for (const from of completed) {
    const rows = await from.connection.rows(
      `select load_id, client_id from ${from.loading.of('delivery_scope')} order by load_id, client_id`,
    );
    if (rows.length === 0) continue;
    for (const to of parts.filter((part) => part !== from)) {
      const table = to.loading.of(told);
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
