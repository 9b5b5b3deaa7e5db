import { columnsOf, ledgerTables, loadTable, tableNames, WarehouseCorrupt, WarehouseNewer } from '@waybill/warehouse';
import { type ClickHouseAddress, shardsOf } from '../connection/clickhouse-address.ts';
import { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { notPrepared } from '../connection/clickhouse-error.ts';
import { fillNewShard, prepareShard } from '../shards/shard-number.ts';
import { factTableDdl } from './fact-table-ddl.ts';
import { ledgerTableDdl } from './ledger-table-ddl.ts';
import { versionColumnNames, versionedTables } from './versions.ts';

/** Raised with every change of the tables. */
const currentSchema = 2;

const versionDdl = 'create table if not exists schema_version (version Int32) engine = MergeTree order by version';
/** Every number that a load has taken, also of those that failed. */
const loadNumbersDdl = 'create table if not exists load_number (load_id Int32) engine = MergeTree order by load_id';
/** The rollups that are built, as they were defined. */
const rollupDefinitionsDdl =
  'create table if not exists rollup (name String, definition String) engine = MergeTree order by name';

/**
 * Makes the database and its tables where they are missing, on every shard.
 * @throws WarehouseNewer or WarehouseCorrupt for tables that another version made; nothing is changed then.
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
    await connection.command(versionDdl);
    await connection.command(`insert into schema_version select ${currentSchema}`);
  } finally {
    await connection.close();
  }
}

/** Refuses a database whose tables are not those of this version. */
export async function assertSchema(connection: ClickHouseConnection): Promise<void> {
  const { name } = connection;
  const found = await versionOf(connection);
  if (found === undefined) throw notPrepared(name);
  if (found > currentSchema)
    throw new WarehouseNewer(
      `The database ${name} has schema ${found}; this Waybill knows schemas up to ${currentSchema}.`,
    );
  const differing = await differingTable(connection);
  if (differing !== undefined)
    throw new WarehouseCorrupt(
      `The table ${differing} of the database ${name} has other columns than those of this version. Use a new database.`,
    );
}

async function versionOf(connection: ClickHouseConnection): Promise<number | undefined> {
  const tables = await connection.rows('select name from system.tables where database = currentDatabase()');
  if (!tables.some(([table]) => table === 'schema_version')) return undefined;
  const [row] = await connection.rows('select max(version) from schema_version');
  return typeof row?.[0] === 'number' ? row[0] : undefined;
}

async function differingTable(connection: ClickHouseConnection): Promise<string | undefined> {
  const found = await connection.rows(
    'select table, groupArray(name) from (select table, name from system.columns where database = currentDatabase() order by table, position) group by table',
  );
  const columns = new Map(found.map(([table, names]) => [String(table), String(names)]));
  const versioned = new Set(versionedTables([]));
  const declared = [...tableNames.map((name) => ({ name, columns: columnsOf(name) })), ...ledgerTables, loadTable];
  const namesOf = (table: (typeof declared)[number]): readonly string[] => [
    ...table.columns.map(({ name }) => name),
    ...(versioned.has(table.name) ? versionColumnNames : []),
  ];
  return declared.find((table) => columns.get(table.name) !== String(namesOf(table)))?.name;
}
