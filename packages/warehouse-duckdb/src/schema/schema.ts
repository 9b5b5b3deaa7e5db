import type { DuckDBConnection } from '@duckdb/node-api';
import { tableNames, WarehouseCorrupt, WarehouseNewer } from '@waybill/warehouse';
import { factTableDdl } from './fact-table-ddl.ts';
import { ledgerTables } from './ledger-tables.ts';
import { type Migration, migrations } from './migrations.ts';

/** Creates the tables of a new file, or migrates an older file to this version, in one transaction. */
export async function prepareSchema(connection: DuckDBConnection, file: string, steps = migrations): Promise<void> {
  const current = 1 + steps.length;
  const found = await schemaVersion(connection, file);
  if (found === current) return;
  if (found !== undefined) assertNotNewer(found, current, file);
  await connection.run('begin');
  try {
    await (found === undefined ? createAll(connection) : migrate(connection, steps.slice(found - 1)));
    await connection.run('create or replace table schema_version as select ?::integer as version', [current]);
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback');
    throw error;
  }
}

/** The names of the steps that `prepareSchema` would take. */
export async function pendingSteps(connection: DuckDBConnection, file: string): Promise<readonly string[]> {
  const found = await schemaVersion(connection, file);
  if (found === undefined) throw new WarehouseCorrupt(`${file} is no warehouse: it has no schema version.`);
  assertNotNewer(found, 1 + migrations.length, file);
  return migrations.slice(found - 1).map(({ name }) => name);
}

/** Refuses a file that is not a warehouse of exactly this version: for readers, who cannot change it. */
export async function assertCurrentSchema(connection: DuckDBConnection, file: string): Promise<void> {
  const current = 1 + migrations.length;
  const found = await schemaVersion(connection, file);
  if (found === undefined) throw new WarehouseCorrupt(`${file} is no warehouse: it has no schema version.`);
  assertNotNewer(found, current, file);
  if (found < current)
    throw new WarehouseCorrupt(`${file} has schema ${found}; open it once for writing to bring it to ${current}.`);
}

async function createAll(connection: DuckDBConnection): Promise<void> {
  const tables = [...tableNames.map(factTableDdl), ...ledgerTables()];
  for (const ddl of tables) await connection.run(ddl);
}

async function migrate(connection: DuckDBConnection, steps: readonly Migration[]): Promise<void> {
  for (const step of steps) await step.up(connection);
}

function assertNotNewer(found: number, current: number, file: string): void {
  if (found > current)
    throw new WarehouseNewer(`${file} has schema ${found}; this version of Waybill knows schemas up to ${current}.`);
}

/** Undefined for an empty file. */
async function schemaVersion(connection: DuckDBConnection, file: string): Promise<number | undefined> {
  const tables = await connection.runAndReadAll('select table_name from duckdb_tables()');
  const names = tables.getRows().map(([name]) => name);
  if (names.length === 0) return undefined;
  if (!names.includes('schema_version')) throw new WarehouseCorrupt(`${file} is a DuckDB file, but no warehouse.`);
  const [row] = (await connection.runAndReadAll('select version from schema_version')).getRows();
  return Number(row?.[0]);
}
