import type { Rollup } from '@waybill/query';
import { tableNames } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';

/** Where a load is put together before its rows are attached to a table. */
export const loading = (table: string): string => `loading_${table}`;

/** Every table that gets rows of a load of invoices, in the order in which they are attached. */
export const tablesOfLoad = (rollups: readonly Rollup[]): readonly string[] => [
  ...tableNames,
  'invoice',
  'source_row',
  ...rollups.map(({ name }) => name),
];

/** Makes an empty table of the same structure for each of them. */
export async function makeLoadingTables(connection: ClickHouseConnection, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await connection.command(`drop table if exists ${loading(table)}`);
    await connection.command(`create table ${loading(table)} as ${table}`);
  }
}

/** Adds the rows of a loading table to its table, without copying them. Each table gets all of its quarters at once. */
export async function attach(connection: ClickHouseConnection, table: string): Promise<void> {
  const found = await connection.rows(
    `select distinct partition_id from system.parts
     where database = currentDatabase() and table = '${loading(table)}' and active order by partition_id`,
  );
  const commands = found.map(([partition]) => `attach partition id '${partition}' from ${loading(table)}`);
  if (commands.length > 0) await connection.command(`alter table ${table} ${commands.join(', ')}`);
}

/**
 * Removes the rows of loads that were cut off: those of a number above the last load. To be done before any load is
 * committed, which would show them.
 */
export async function sweep(
  connection: ClickHouseConnection,
  tables: readonly string[],
  lastLoad: number,
): Promise<void> {
  for (const table of tables) {
    const [row] = await connection.rows(`select count() from ${table} where load_id > ${lastLoad}`);
    if (Number(row?.[0]) > 0) await connection.command(`delete from ${table} where load_id > ${lastLoad}`);
  }
}
