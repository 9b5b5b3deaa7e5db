import type { DuckDBConnection } from '@duckdb/node-api';
import { dollarColumns, dollarsOf, type TableName } from '@waybill/model';
import { convertedPackageAmounts, storedColumns, tableNames } from '@waybill/warehouse';
import { settleDollars } from '../dollars/settle-dollars.ts';
import { columnDdl } from './fact-table-ddl.ts';

/**
 * Adds the US dollar columns to both fact tables and fills them from the stored amounts and rates. The tables are
 * rewritten in the same order, because DuckDB cannot add computed columns to an existing table.
 */
export async function addDollars(connection: DuckDBConnection): Promise<void> {
  for (const table of tableNames) await addColumns(connection, table);
  await connection.run(settleDollars('true'));
}

async function addColumns(connection: DuckDBConnection, table: TableName): Promise<void> {
  const names = await columnNames(connection, table);
  const added = dollarColumns(table).filter(({ name }) => names.some((known) => dollarsOf(known) === name));
  const kept = storedColumns(table)
    .map(({ name }) => name)
    .filter((name) => names.includes(name));
  const filled = added.some(({ generated }) => generated === undefined) ? [convertedPackageAmounts] : [];
  const ddl = await tableDdl(connection, table);
  await connection.run(`alter table ${table} rename to old_${table}`);
  await connection.run(`${ddl.slice(0, ddl.lastIndexOf(')'))}, ${added.map(columnDdl).join(', ')})`);
  await connection.run(`insert into ${table} by name select ${[...kept, ...filled].join(', ')} from old_${table}`);
  await connection.run(`drop table old_${table}`);
}

async function columnNames(connection: DuckDBConnection, table: TableName): Promise<readonly string[]> {
  const columns = await connection.runAndReadAll(`pragma table_info('${table}')`);
  return columns.getRows().map(([, name]) => String(name));
}

async function tableDdl(connection: DuckDBConnection, table: TableName): Promise<string> {
  const tables = await connection.runAndReadAll('select sql from duckdb_tables() where table_name = ?', [table]);
  return String(tables.getRows()[0]?.[0]);
}
