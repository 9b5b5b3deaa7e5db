import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { copyWarehouse, type Warehouse } from '@waybill/warehouse';
import {
  type ClickHouseAddress,
  ClickHouseConnection,
  type ClickHouseOptions,
  type ClickHouseWarehouse,
  openClickHouseCopy,
  openClickHouseWarehouse,
  prepareClickHouse,
  readClickHouseAddress,
} from '@waybill/warehouse-clickhouse';
import { openDuckDbCopySource } from '@waybill/warehouse-duckdb';
import { forClickHouse, type HandWritten, type WrittenByHand } from './hand-written.ts';

/** One server and several shards have databases of their own, so that a run can have both. */
const templateOn = (urls: readonly string[]): string => (urls.length === 1 ? 'template' : 'template_of_shards');

/** @param urls of the shards; one server has all rows */
const addressOf = (urls: readonly string[], database: string): ClickHouseAddress =>
  readClickHouseAddress(`clickhouse://${urls.map((url) => new URL(url).host).join(';')}/${database}`);

/** The family of every client, by which new clients are placed. */
type Families = NonNullable<ClickHouseOptions['families']>;

/**
 * Copies a warehouse file into the database of which every house gets a copy. On several shards, the families of
 * clients are spread over them.
 */
export async function makeClickHouseTemplate(urls: readonly string[], file: string, families: Families): Promise<void> {
  const address = addressOf(urls, templateOn(urls));
  await prepareClickHouse(address);
  const [source, target] = [await openDuckDbCopySource({ file }), await openClickHouseCopy(address)];
  try {
    await copyWarehouse(source, target, tmpdir(), () => undefined);
  } finally {
    await source.close();
    await target.close();
  }
  if (urls.length === 1) return;
  const warehouse = await openClickHouseWarehouse({ address });
  await spreadFamilies(warehouse, urls.length, await families());
  await warehouse.close();
  for (const url of urls) await applyPatches(new ClickHouseConnection(addressOf([url], templateOn(urls))));
}

/** Partitions whose rows a move has marked cannot be attached to other tables before the marks are written. */
async function applyPatches(server: ClickHouseConnection): Promise<void> {
  const tables = await server.rows('select distinct table from system.parts where database = currentDatabase()');
  for (const [name] of tables)
    await server.command(`alter table ${String(name)} apply patches settings mutations_sync = 2`);
  await server.close();
}

async function spreadFamilies(
  warehouse: ClickHouseWarehouse,
  shards: number,
  families: ReadonlyMap<number, number>,
): Promise<void> {
  const { clients } = await warehouse.statistics();
  const familyOf = (clientId: number): number => families.get(clientId) ?? clientId;
  const inOrder = [...new Set(clients.map(({ clientId }) => familyOf(clientId)))].toSorted((one, other) => one - other);
  for (let shard = 2; shard <= shards; shard += 1) {
    const moved = clients.filter(({ clientId }) => inOrder.indexOf(familyOf(clientId)) % shards === shard - 1);
    await warehouse.moveClients(
      moved.map(({ clientId }) => clientId),
      shard,
    );
  }
}

/** A warehouse of a house. */
export interface HouseWarehouse {
  readonly warehouse: Warehouse;
  /** Hand-written SQL as its engine takes it. */
  written(sql: HandWritten): Promise<WrittenByHand>;
  /** Removes it, once it is closed. */
  drop(): Promise<void>;
}

/** Opens a copy of that database. */
export async function openCopyOfTemplate(
  urls: readonly string[],
  options: Pick<ClickHouseOptions, 'asker' | 'onRun' | 'connections'> & { readonly families: Families },
): Promise<HouseWarehouse> {
  const name = `house_${randomUUID().replaceAll('-', '')}`;
  const servers = urls.map((url) => new ClickHouseConnection(addressOf([url], templateOn(urls))));
  await Promise.all(servers.map((server) => copyDatabase(server, name)));
  const warehouse = await openClickHouseWarehouse({ address: addressOf(urls, name), ...options });
  return {
    warehouse,
    written: async (sql) => {
      const clientIds = [...(await options.families()).keys()];
      return forClickHouse(sql, { name, warehouse, clientIds });
    },
    async drop() {
      for (const server of servers) {
        await server.command(`drop database ${name} sync`);
        await server.close();
      }
    },
  };
}

async function copyDatabase(server: ClickHouseConnection, copy: string): Promise<void> {
  await server.command(`create database ${copy}`);
  const tables = await server.rows('select name from system.tables where database = currentDatabase()');
  for (const [name] of tables) {
    const [from, to] = [`${server.database}.${String(name)}`, `${copy}.${String(name)}`];
    await server.command(`create table ${to} as ${from}`);
    await server.command(`alter table ${to} attach partition all from ${from}`);
  }
}
