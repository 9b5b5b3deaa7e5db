import { type Rollup, rollupColumns } from '@waybill/query';
import { copiedTables, type LedgerColumn, type Warehouse } from '@waybill/warehouse';
import { shardsOf } from '../../src/connection/clickhouse-address.ts';
import { type ClickHouseAddress, ClickHouseConnection } from '../../src/index.ts';
import { onEveryShard } from '../../src/shards/on-every-shard.ts';

const tables = copiedTables.filter(({ name }) => name !== 'account');
/** Which row of a load gets which number depends on the order of the shards. */
const numbers: ReadonlySet<string> = new Set(['tracking_id', 'charge_id', 'invoice_id', 'load_id']);

type Read = { readonly name: string; readonly columns: readonly Pick<LedgerColumn, 'name' | 'type'>[] };

const read = (rollups: readonly Rollup[]): readonly Read[] =>
  [...tables, ...rollups.map((rollup) => ({ name: rollup.name, columns: rollupColumns(rollup) }))].map(
    ({ name, columns }) => ({ name, columns: columns.filter((column) => !numbers.has(column.name)) }),
  );

/** Every row of every table that queries see, on all shards together, without its numbers. */
export async function everyRowOfShards(
  address: ClickHouseAddress,
  rollups: readonly Rollup[],
): Promise<Record<string, string[]>> {
  const shards = shardsOf(address).map((shard) => new ClickHouseConnection(shard));
  try {
    const [last] = (await shards[0]?.rows('select ifNull(max(load_id), 0) from load')) ?? [];
    const seen = `since_load <= ${last?.[0]} and until_load > ${last?.[0]}`;
    const found: Record<string, string[]> = {};
    for (const { name, columns } of read(rollups)) {
      const names = columns.map((column) => `"${column.name}"`);
      const asked = onEveryShard.has(name) ? shards.slice(0, 1) : shards;
      const rows = await Promise.all(
        asked.map((shard) => shard.rows(`select ${names.join(', ')} from ${name} where ${seen}`)),
      );
      found[name] = rows.flat().map(textOf).sort();
    }
    return found;
  } finally {
    for (const shard of shards) await shard.close();
  }
}

/** The same of a warehouse in DuckDB. */
export async function everyRowOfOne(
  warehouse: Warehouse,
  rollups: readonly Rollup[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { name, columns } of read(rollups)) {
    const names = columns.map((column) => `"${column.name}"`);
    const rows = await warehouse.rows({
      sql: `select ${names.join(', ')} from ${name}`,
      parameters: [],
      columns: columns.map((column) => ({ name: column.name, type: column.type })),
    });
    found[name] = rows.map((row) => textOf(columns.map((column) => row[column.name]))).sort();
  }
  return found;
}

/** Numbers without zeros at their end, moments without a fraction. */
function textOf(values: readonly unknown[]): string {
  return JSON.stringify(
    values.map((value) => {
      if (value === null || value === undefined) return null;
      const text = String(value);
      if (/^-?\d+\.\d+$/.test(text)) return text.replace(/\.?0+$/, '');
      return text.replace(/(\d\d:\d\d:\d\d)\.0+$/, '$1');
    }),
  );
}
