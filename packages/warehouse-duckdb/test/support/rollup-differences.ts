import { type Rollup, rollupColumns, rollupSelect } from '@waybill/query';
import type { DuckDbWarehouse } from '../../src/index.ts';
import { statement } from './temporary-warehouse.ts';

/** How many rows of all rollups are not what their fact tables say now. */
export async function rollupDifferences(warehouse: DuckDbWarehouse): Promise<number> {
  let sum = 0;
  for (const rollup of warehouse.rollups) sum += await differencesOf(warehouse, rollup);
  return sum;
}

/**
 * Rows that are in a rollup but should not be, or the other way round. Groups are counted, because `except all` takes
 * three times the processor time.
 */
export async function differencesOf(warehouse: DuckDbWarehouse, rollup: Rollup): Promise<number> {
  const columns = rollupColumns(rollup).map(({ name }) => name);
  const sql = `select coalesce(sum(abs(surplus)), 0)::bigint from (
    select sum(counted) as surplus from (
      select ${columns}, 1 as counted from ${rollup.name} union all select *, -1 from (${rollupSelect(rollup)})
    ) group by ${columns})`;
  const [row] = await warehouse.rows<{ N: number }>(statement(sql, { N: 'bigint' }));
  return row?.N ?? Number.NaN;
}
