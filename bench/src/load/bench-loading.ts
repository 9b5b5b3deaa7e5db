import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { type Column, type TableName, tables } from '@waybill/model';
import { generateInvoices } from '@waybill/seed-data';
import { openWarehouse } from '@waybill/warehouse';
import { benchFolder } from '../folder.ts';
import { timed } from '../measure.ts';
import { milliseconds, printTable, ratio } from '../print-table.ts';

const packages = 1_000_000;
const tableNames: readonly TableName[] = ['package_level_info', 'charge_level_info'];
const everyTable = [...tableNames, 'invoice'];

const storedColumns = (table: TableName): string => {
  const columns: readonly Column[] = tables[table];
  return columns.flatMap(({ name, generated }) => (generated === undefined ? [name] : [])).join(', ');
};
const columnsOf = (table: string): string =>
  tableNames.some((name) => name === table) ? storedColumns(table as TableName) : '*';
const parquetOf = (table: string): string => join(benchFolder, `loading-${table}.parquet`);

/** The same million packages, from Parquet: stored by a load of the warehouse, and by a bare `COPY … FROM`. */
export async function benchLoading(scaleFile: string): Promise<void> {
  const made = join(benchFolder, 'made.duckdb');
  const loaded = join(benchFolder, 'loaded.duckdb');
  const copied = join(benchFolder, 'copied.duckdb');
  await Promise.all([made, loaded, copied].map((file) => rm(file, { force: true })));
  await makeParquet(made);
  await (await openWarehouse({ file: copied })).close();
  const byCopy = await timed(() => bareCopy(copied));
  const byProduct = await warehouseLoad(loaded);
  printTable(
    `Loading ${packages.toLocaleString('en-US')} packages with their charges from Parquet`,
    ['', 'milliseconds', 'speed against COPY', 'aim'],
    [
      ['COPY … FROM into the same tables', milliseconds(byCopy), '', ''],
      ['Waybill: checked, with rollups, published', milliseconds(byProduct), ratio(byCopy, byProduct), '0.7×'],
    ],
  );
  printTable(
    'Bytes on disk',
    ['file', 'gigabytes'],
    [
      ['scale warehouse', gigabytes((await stat(scaleFile)).size)],
      ['a million packages with rollups', gigabytes((await stat(loaded)).size)],
      ['a million packages without', gigabytes((await stat(copied)).size)],
    ],
  );
  await Promise.all([made, loaded, copied, ...everyTable.map(parquetOf)].map((file) => rm(file, { force: true })));
}

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(2);

async function makeParquet(file: string): Promise<void> {
  const warehouse = await openWarehouse({ file });
  await generateInvoices({ warehouse, profile: 'scale', seed: 3, today: '2026-10-31', packages });
  await warehouse.close();
  const instance = await DuckDBInstance.create(file, { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  for (const table of everyTable) {
    await connection.run(`copy (select ${columnsOf(table)} from ${table}) to '${parquetOf(table)}' (format parquet)`);
  }
  connection.closeSync();
  instance.closeSync();
}

async function bareCopy(file: string): Promise<void> {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  for (const table of tableNames) {
    await connection.run(`copy ${table} (${columnsOf(table)}) from '${parquetOf(table)}' (format parquet)`);
  }
  await connection.run('checkpoint');
  connection.closeSync();
  instance.closeSync();
}

async function warehouseLoad(file: string): Promise<number> {
  const warehouse = await openWarehouse({ file });
  const time = await timed(() =>
    warehouse.bulkLoad({ kind: 'import', source: 'bench' }, async ({ connection, loadId }) => {
      for (const table of everyTable) {
        await connection.run(
          `insert into ${table} by name select * replace (${loadId} as load_id) from '${parquetOf(table)}'`,
        );
      }
    }),
  );
  await warehouse.close();
  return time;
}
