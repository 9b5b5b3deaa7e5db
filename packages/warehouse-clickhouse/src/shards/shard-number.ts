import { WarehouseCorrupt } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { copyRows } from './copy-rows.ts';
import { onEveryShard } from './on-every-shard.ts';
import { placementTable } from './placement.ts';
import type { Shard } from './shard.ts';

/** The table that says which of several shards a database is. */
export const shardNumberTable = {
  name: 'shard',
  ddl: 'create table if not exists shard (number Int32) engine = MergeTree order by number',
} as const;

/** Makes a database one of several shards; its number stays what it is. */
export async function prepareShard(shard: Shard, number: number): Promise<void> {
  for (const { name, ddl } of [shardNumberTable, placementTable]) await shard.createTable(name, ddl);
  const found = await numberOf(shard);
  if (found === undefined) await shard.command(`insert into shard select ${number}`);
  else if (found !== number) throw inAnotherPlace(shard, found, number);
}

/** Gives a shard that has no loads yet what every shard has whole; the loads come last. */
export async function fillNewShard(first: ClickHouseConnection, added: ClickHouseConnection): Promise<void> {
  const [row] = await added.rows('select count() from load');
  if (Number(row?.[0]) > 0) return;
  for (const table of [...onEveryShard].toReversed()) {
    await added.command(`truncate table ${table}`);
    const statement = { sql: `select * from ${table}`, parameters: [] };
    await copyRows(first, statement, { name: table, servers: [added] });
  }
}

/**
 * Refuses shards that are named in another order than they were prepared in, and fewer of them than have rows.
 * @throws WarehouseCorrupt
 */
export async function assertNumbers(shards: readonly ClickHouseConnection[]): Promise<void> {
  for (const [index, connection] of shards.entries()) {
    const number = await numberOf(connection);
    if (number === undefined && shards.length > 1)
      throw new WarehouseCorrupt(
        `The database ${connection.name} is no shard yet. Run waybill warehouse prepare first.`,
      );
    if (number !== undefined && number !== index + 1) throw inAnotherPlace(connection, number, index + 1);
    if (index === 0 && number !== undefined) await assertAllNamed(connection, shards.length);
  }
}

async function assertAllNamed(first: ClickHouseConnection, count: number): Promise<void> {
  const [row] = await first.rows('select ifNull(max(shard), 1) from placement');
  if (Number(row?.[0]) > count)
    throw new WarehouseCorrupt(
      `Clients' rows are on ${Number(row?.[0])} shards, and the address names ${count}. Name all shards, in their order.`,
    );
}

async function numberOf(connection: ClickHouseConnection): Promise<number | undefined> {
  const tables = await connection.rows(
    "select 1 from system.tables where database = currentDatabase() and name = 'shard'",
  );
  if (tables.length === 0) return undefined;
  const [row] = await connection.rows('select number from shard limit 1');
  return row === undefined ? undefined : Number(row[0]);
}

const inAnotherPlace = (connection: ClickHouseConnection, number: number, place: number): WarehouseCorrupt =>
  new WarehouseCorrupt(
    `The database ${connection.name} is shard ${number}, and the address names it as shard ${place}. Name the shards in their order.`,
  );
