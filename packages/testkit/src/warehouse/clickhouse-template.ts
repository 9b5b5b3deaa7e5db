import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { copyWarehouse, type Warehouse } from '@waybill/warehouse';
import {
  ClickHouseConnection,
  type ClickHouseOptions,
  openClickHouseCopy,
  openClickHouseWarehouse,
  prepareClickHouse,
  readClickHouseAddress,
} from '@waybill/warehouse-clickhouse';
import { openDuckDbCopySource } from '@waybill/warehouse-duckdb';
import { forClickHouse, type HandWritten } from './hand-written.ts';

const template = 'template';
const addressOf = (url: string, database: string) =>
  readClickHouseAddress(`${url.replace('http:', 'clickhouse:')}/${database}`);

/** Copies a warehouse file into the database of which every house gets a copy. */
export async function makeClickHouseTemplate(url: string, file: string): Promise<void> {
  const address = addressOf(url, template);
  await prepareClickHouse(address);
  const [source, target] = [await openDuckDbCopySource({ file }), await openClickHouseCopy(address)];
  try {
    await copyWarehouse(source, target, tmpdir(), () => undefined);
  } finally {
    await source.close();
    await target.close();
  }
}

/** Opens a copy of that database. It is dropped when it is closed. */
export async function openCopyOfTemplate(
  url: string,
  options: Pick<ClickHouseOptions, 'asker' | 'onRun' | 'connections'>,
): Promise<{ readonly warehouse: Warehouse; written(sql: HandWritten): HandWritten; drop(): Promise<void> }> {
  const database = `house_${randomUUID().replaceAll('-', '')}`;
  const connection = new ClickHouseConnection(addressOf(url, template));
  await connection.command(`create database ${database}`);
  const tables = await connection.rows('select name from system.tables where database = currentDatabase()');
  for (const [name] of tables) {
    await connection.command(`create table ${database}.${String(name)} as ${template}.${String(name)}`);
    await connection.command(
      `alter table ${database}.${String(name)} attach partition all from ${template}.${String(name)}`,
    );
  }
  const warehouse = await openClickHouseWarehouse({ address: addressOf(url, database), ...options });
  return {
    warehouse,
    written: (sql) => forClickHouse(sql, database, warehouse),
    async drop() {
      await connection.command(`drop database ${database} sync`);
      await connection.close();
    },
  };
}
