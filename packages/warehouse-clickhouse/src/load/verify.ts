import { LoadRejected, loadRules } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import type { Counters } from './counters.ts';
import { loading } from './loading-tables.ts';

/** Checks the rows of a load before any is attached; throws LoadRejected at the first that does not add up. */
export async function verifyLoad(
  connection: ClickHouseConnection,
  database: string,
  { loadId, lastLoad }: Counters,
): Promise<void> {
  const tables = `invoice as (
      select * from ${database}.invoice where load_id <= ${lastLoad} union all select * from ${loading('invoice')}
    ),
    package_level_info as (select * from ${loading('package_level_info')}),
    charge_level_info as (
      select *, net_amount_usd, incentive_amount_usd from ${loading('charge_level_info')}
    )`;
  for (const rule of loadRules) {
    const sql = rule.sql(loadId).trim();
    const whole = sql.startsWith('with ') ? `with ${tables}, ${sql.slice('with '.length)}` : `with ${tables} ${sql}`;
    const [broken] = await connection.rows(whole);
    if (broken) throw new LoadRejected(rule.message(broken.map(String)));
  }
}
