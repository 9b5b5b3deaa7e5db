import { rollups } from '@waybill/query';
import { ledgerTables, loadTable, tableNames, WarehouseCorrupt } from '@waybill/warehouse';
import { type ClickHouseAddress, type ServerAddress, serversOf, shardsOf } from '../connection/clickhouse-address.ts';
import { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { rollupDdl } from '../rollup/rollup-table.ts';
import { factTableDdl } from '../schema/fact-table-ddl.ts';
import { ledgerTableDdl } from '../schema/ledger-table-ddl.ts';
import { addColumns, assertSchema, isOlder, markPrepared, versionOf, versionTable } from '../schema/schema-version.ts';
import { placementTable } from '../shards/placement.ts';
import { newestPaths, pathsOf } from '../shards/replicated-tables.ts';
import { Shard } from '../shards/shard.ts';
import { fillNewShard, prepareShard, shardNumberTable } from '../shards/shard-number.ts';

/** A table of the warehouse, and how it is made. */
interface PreparedTable {
  readonly name: string;
  readonly ddl: string;
}

const ownTables: readonly PreparedTable[] = [
  ...tableNames.map((name) => ({ name, ddl: factTableDdl(name) })),
  ...[...ledgerTables, loadTable].map((table) => ({ name: table.name, ddl: ledgerTableDdl(table) })),
  // Every number that a load has taken, failed loads included.
  {
    name: 'load_number',
    ddl: 'create table if not exists load_number (load_id Int32) engine = MergeTree order by load_id',
  },
  // The rollups that have been built, with their definitions.
  {
    name: 'rollup',
    ddl: 'create table if not exists rollup (name String, definition String) engine = MergeTree order by name',
  },
  versionTable,
];

/**
 * Creates the database and its tables on every server, if they are missing. A replica that is new receives its rows
 * before this returns.
 * @throws WarehouseNewer or WarehouseCorrupt for tables of another version, which are left unchanged.
 */
export async function prepareClickHouse(address: ClickHouseAddress): Promise<void> {
  for (const server of serversOf(address)) await createDatabase(server);
  const shards = shardsOf(address).map((shard) => new Shard(shard));
  try {
    for (const shard of shards) await prepareTables(shard);
    for (const shard of shards) await shard.waitForReplicas();
    if (shards.length > 1) await numberShards(shards);
    for (const shard of shards) await shard.waitForReplicas();
  } finally {
    for (const shard of shards) await shard.close();
  }
}

async function numberShards(shards: readonly Shard[]): Promise<void> {
  for (const [index, shard] of shards.entries()) await prepareShard(shard, index + 1);
  const [first, ...further] = shards;
  if (first !== undefined) for (const shard of further) await fillNewShard(first, shard);
}

async function createDatabase(address: ServerAddress): Promise<void> {
  const server = new ClickHouseConnection(address, { database: 'default' });
  try {
    await server.command(`create database if not exists ${address.database}`);
  } finally {
    await server.close();
  }
}

async function prepareTables(shard: Shard): Promise<void> {
  const versions = await Promise.all(shard.replicas.map(versionOf));
  const prepared = shard.replicas.find((_, index) => versions[index] !== undefined);
  if (prepared === undefined) {
    for (const { name, ddl } of ownTables) await shard.createTable(name, ddl);
    await markPrepared(shard);
    return;
  }
  const version = await versionOf(prepared);
  if (version !== undefined && isOlder(version)) {
    await addColumns(prepared);
    await markPrepared(prepared);
  }
  await assertSchema(prepared);
  if (shard.isReplicated) await addReplicas(shard, prepared);
}

/** Makes the tables of the shard on replicas that lack them or have older ones; ClickHouse fills them there. */
async function addReplicas(shard: Shard, prepared: ClickHouseConnection): Promise<void> {
  const found = await Promise.all(shard.replicas.map(pathsOf));
  const paths = newestPaths(found);
  if (!paths.has('load'))
    throw new WarehouseCorrupt(
      `The tables of ${prepared.name} are those of a single server. To have replicas, run waybill warehouse prepare for a new database with all of them, and copy the warehouse into it.`,
    );
  for (const replica of shard.replicas) await dropHalfReplaced(replica, new Set(paths.values()));
  for (const [index, replica] of shard.replicas.entries())
    for (const [name, path] of found[index] ?? [])
      if (paths.get(name) !== path) await replica.command(`drop table ${name} sync`);
  const ofShards = [shardNumberTable, placementTable];
  const ofRollups = rollups.map((rollup) => ({ name: rollup.name, ddl: rollupDdl(rollup) }));
  for (const { name, ddl } of [...ownTables, ...ofShards, ...ofRollups])
    if (paths.has(name)) await shard.createTable(name, ddl);
}

/** Drops tables under temporary names that were about to replace others, which the other replicas have as theirs by now. */
async function dropHalfReplaced(replica: ClickHouseConnection, paths: ReadonlySet<string>): Promise<void> {
  const kept = await pathsOf(replica);
  const found = await replica.rows(
    'select table, zookeeper_path from system.replicas where database = currentDatabase()',
  );
  for (const [table, path] of found)
    if (!kept.has(String(table)) && paths.has(String(path))) await replica.command(`drop table ${String(table)} sync`);
}
