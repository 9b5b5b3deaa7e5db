import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { type Column, dollarColumns, type TableName, tables } from '@waybill/model';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { HandWritten } from '../engines/hand-written.ts';
import { benchFolder } from '../folder.ts';
import { type Effort, effortOf } from '../measure.ts';
import { memoryLimit } from '../memory-limit.ts';
import { milliseconds, printTable, ratio } from '../print-table.ts';
import { progress } from '../progress.ts';

const packagesWanted = 1_000_000;
const tableNames: readonly TableName[] = ['package_level_info', 'charge_level_info'];
const everyTable = [...tableNames, 'invoice'];

const storedColumns = (table: TableName): string => {
  const columns: readonly Column[] = [...tables[table], ...dollarColumns(table)];
  return columns.flatMap(({ name, generated }) => (generated === undefined ? [name] : [])).join(', ');
};
const columnsOf = (table: string): string =>
  tableNames.some((name) => name === table) ? storedColumns(table as TableName) : '*';
const parquetOf = (table: string): string => join(benchFolder, `loading-${table}.parquet`);

/**
 * Loads the invoices with the first million packages from Parquet: as a load of the warehouse, and with a bare `COPY …
 * FROM`. Both keep to the same memory limit.
 */
export async function benchLoading(scaleFile: string): Promise<void> {
  const loaded = join(benchFolder, 'loaded.duckdb');
  const copied = join(benchFolder, 'copied.duckdb');
  await Promise.all([loaded, copied].map((file) => rm(file, { force: true })));
  progress('Writing the Parquet files to load');
  const packages = await writeParquet(scaleFile);
  await (await openDuckDbWarehouse({ file: copied })).close();
  progress('Loading by COPY');
  const byCopy = await effortOf(() => bareCopy(copied));
  progress('Loading by the warehouse');
  const byProduct = await warehouseLoad(loaded);
  printTable(
    `Loading ${packages.toLocaleString('en-US')} packages with their charges from Parquet`,
    ['', 'milliseconds', 'packages a second', 'speed against COPY', 'aim', 'processor seconds', 'against COPY'],
    [
      ['COPY … FROM into the same tables', ...figures(packages, byCopy), '', '', processorSeconds(byCopy), ''],
      [
        'Waybill: checked, with rollups, published',
        ...figures(packages, byProduct),
        ratio(byCopy.milliseconds, byProduct.milliseconds),
        '0.7×',
        processorSeconds(byProduct),
        ratio(byCopy.processorSeconds, byProduct.processorSeconds),
      ],
    ],
  );
  printTable(
    'Bytes on disk',
    ['file', 'gigabytes'],
    [
      ['scale warehouse', gigabytes((await stat(scaleFile)).size)],
      [`${packages.toLocaleString('en-US')} packages with rollups`, gigabytes((await stat(loaded)).size)],
      ['the same without', gigabytes((await stat(copied)).size)],
    ],
  );
  await Promise.all([loaded, copied, ...everyTable.map(parquetOf)].map((file) => rm(file, { force: true })));
}

const figures = (packages: number, { milliseconds: time }: Effort): string[] => [
  milliseconds(time),
  Math.round((packages / time) * 1_000).toLocaleString('en-US'),
];
const processorSeconds = (effort: Effort): string => effort.processorSeconds.toFixed(1);

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(2);

/** Returns the number of packages in the files. */
async function writeParquet(scaleFile: string): Promise<number> {
  const scale = await HandWritten.open(scaleFile);
  const last = await scale.connection.runAndReadAll(
    `select max(invoice_id) from (
       select invoice_id, sum(count(*)) over (order by invoice_id) as packages from package_level_info group by invoice_id
     ) where packages <= ${packagesWanted}`,
  );
  for (const table of everyTable) {
    await scale.connection.run(
      `copy (select ${columnsOf(table)} from ${table} where invoice_id <= ${last.getRows()[0]?.[0]})
       to '${parquetOf(table)}' (format parquet)`,
    );
  }
  const count = await scale.connection.runAndReadAll(`select count(*) from '${parquetOf('package_level_info')}'`);
  scale.close();
  return Number(count.getRows()[0]?.[0]);
}

async function bareCopy(file: string): Promise<void> {
  const { memoryLimit: limit } = memoryLimit;
  const instance = await DuckDBInstance.create(file, limit === undefined ? {} : { memory_limit: limit });
  const connection = await instance.connect();
  for (const table of tableNames) {
    await connection.run(`copy ${table} (${columnsOf(table)}) from '${parquetOf(table)}' (format parquet)`);
  }
  await connection.run('checkpoint');
  connection.closeSync();
  instance.closeSync();
}

async function warehouseLoad(file: string): Promise<Effort> {
  const warehouse = await openDuckDbWarehouse({ file, ...memoryLimit });
  const effort = await effortOf(() =>
    warehouse.bulkLoad({ kind: 'import', source: 'bench' }, async ({ connection, loadId }) => {
      for (const table of everyTable) {
        await connection.run(
          `insert into ${table} by name select * replace (${loadId} as load_id) from '${parquetOf(table)}'`,
        );
      }
    }),
  );
  await warehouse.close();
  return effort;
}
