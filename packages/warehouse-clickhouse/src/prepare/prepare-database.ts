import { ledgerTables, loadTable, tableNames } from '@waybill/warehouse';
import { type ClickHouseAddress, shardsOf } from '../connection/clickhouse-address.ts';
import { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { factTableDdl } from '../schema/fact-table-ddl.ts';
import { ledgerTableDdl } from '../schema/ledger-table-ddl.ts';
import { assertSchema, markPrepared, versionOf } from '../schema/schema-version.ts';
import { fillNewShard, prepareShard } from '../shards/shard-number.ts';

/** Every number that a load has taken, failed loads included. */
const loadNumbersDdl = 'create table if not exists load_number (load_id Int32) engine = MergeTree order by load_id';
/** The rollups that have been built, with their definitions. */
const rollupDefinitionsDdl =
  'create table if not exists rollup (name String, definition String) engine = MergeTree order by name';

/**
 * Creates the database and its tables on every shard, if they are missing.
 * @throws WarehouseNewer or WarehouseCorrupt for tables of another version, which are left unchanged.
 */
export async function prepareClickHouse(address: ClickHouseAddress): Promise<void> {
  const shards = shardsOf(address);
  for (const shard of shards) await prepareServer(shard);
  if (shards.length > 1) await prepareShards(shards);
}

async function prepareShards(addresses: readonly ClickHouseAddress[]): Promise<void> {
  const connections = addresses.map((address) => new ClickHouseConnection(address));
  try {
    for (const [index, connection] of connections.entries()) await prepareShard(connection, index + 1);
    const [first, ...further] = connections;
    if (first !== undefined) for (const connection of further) await fillNewShard(first, connection);
  } finally {
    for (const connection of connections) await connection.close();
  }
}

async function prepareServer(address: ClickHouseAddress): Promise<void> {
  const server = new ClickHouseConnection(address, { database: 'default' });
  try {
    await server.command(`create database if not exists ${address.database}`);
  } finally {
    await server.close();
  }
  const connection = new ClickHouseConnection(address);
  try {
    if ((await versionOf(connection)) !== undefined) return await assertSchema(connection);
    for (const table of tableNames) await connection.command(factTableDdl(table));
    for (const table of [...ledgerTables, loadTable]) await connection.command(ledgerTableDdl(table));
    await connection.command(loadNumbersDdl);
    await connection.command(rollupDefinitionsDdl);
    await markPrepared(connection);
  } finally {
    await connection.close();
  }
}
