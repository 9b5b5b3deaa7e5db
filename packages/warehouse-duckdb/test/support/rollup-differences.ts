import { rollupColumns, rollupSelect } from '@waybill/query';
import type { DuckDbWarehouse } from '../../src/index.ts';
import { statement } from './temporary-warehouse.ts';

/** How many rows of all rollups are not what their fact tables say now. */
export async function rollupDifferences(warehouse: DuckDbWarehouse): Promise<number> {
  let sum = 0;
  for (const rollup of warehouse.rollups) {
    const columns = rollupColumns(rollup).map((column) => column.name);
    const kept = `select ${columns} from ${rollup.name}`;
    const fresh = rollupSelect(rollup);
    const sql = `select count(*) from ((${kept} except all ${fresh}) union all (${fresh} except all ${kept}))`;
    const [row] = await warehouse.rows<{ N: number }>(statement(sql, { N: 'bigint' }));
    sum += row?.N ?? Number.NaN;
  }
  return sum;
}
