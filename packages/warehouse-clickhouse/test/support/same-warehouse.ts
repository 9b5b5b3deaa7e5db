import { type Rollup, rollupColumns } from '@waybill/query';
import { copiedTables, type LedgerColumn, type Warehouse } from '@waybill/warehouse';

/** Tables whose rows come from loads: all copied tables except the mirror of accounts. */
const tables = copiedTables.filter(({ name }) => name !== 'account');

type Read = { readonly name: string; readonly columns: readonly Pick<LedgerColumn, 'name' | 'type'>[] };

/**
 * Every visible row of every table, rollups included; `visible` is the condition on them. A load is identified by its
 * position among the existing ones, because ClickHouse does not reuse the numbers of failed loads.
 */
export async function everyRow(
  warehouse: Warehouse,
  rollups: readonly Rollup[],
  visible: string,
): Promise<Record<string, unknown>> {
  const read: readonly Read[] = [
    ...tables,
    ...rollups.map((rollup) => ({ name: rollup.name, columns: rollupColumns(rollup) })),
  ];
  const loads = await warehouse.loads(warehouse.dataVersion);
  const places = new Map(loads.map(({ loadId }, place) => [loadId, place + 1]));
  const found: Record<string, unknown> = {};
  for (const { name, columns } of read) {
    const names = columns.map((column) => `"${column.name}"`);
    const rows = await warehouse.rows({
      sql: `select ${names.join(', ')} from ${name} where ${visible}`,
      parameters: [],
      columns: columns.map((column) => ({ name: column.name, type: column.type })),
    });
    found[name] = rows
      .map((row) => JSON.stringify('load_id' in row ? { ...row, load_id: places.get(Number(row.load_id)) } : row))
      .sort();
  }
  return found;
}

/** The same for a warehouse on DuckDB, where all stored rows are visible. */
export const everyRowOfDuckDb = (warehouse: Warehouse, rollups: readonly Rollup[]) =>
  everyRow(warehouse, rollups, 'true');

/** The same for a warehouse on ClickHouse. */
export const everyRowOfClickHouse = (warehouse: Warehouse, rollups: readonly Rollup[]) =>
  everyRow(warehouse, rollups, `since_load <= ${warehouse.dataVersion} and until_load > ${warehouse.dataVersion}`);
