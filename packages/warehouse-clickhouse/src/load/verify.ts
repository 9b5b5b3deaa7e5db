import { LoadRejected, loadRules } from '@waybill/warehouse';
import type { Change } from './change.ts';

/** Checks the rows of a load before any is attached; throws LoadRejected at the first that does not add up. */
export async function verifyLoad(change: Change): Promise<void> {
  const { connection, loading, loadId } = change;
  const tables = `invoice as (
      select * from ${connection.database}.invoice where ${change.seen()} union all select * from ${loading.of('invoice')}
    ),
    package_level_info as (select * from ${loading.of('package_level_info')}),
    charge_level_info as (
      select *, net_amount_usd, incentive_amount_usd from ${loading.of('charge_level_info')}
    )`;
  for (const rule of loadRules) {
    const [broken] = await connection.rows(withTables(tables, rule.sql(loadId)));
    if (broken) throw new LoadRejected(rule.message(broken.map(String)));
  }
}

/** A statement in which names of tables mean what is said of them. */
export function withTables(tables: string, statement: string): string {
  const sql = statement.trim();
  return sql.startsWith('with ') ? `with ${tables}, ${sql.slice('with '.length)}` : `with ${tables} ${sql}`;
}
