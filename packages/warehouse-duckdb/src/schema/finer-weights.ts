import type { DuckDBConnection } from '@duckdb/node-api';
import { tableNames } from '@waybill/warehouse';
import { sqlType } from './sql-type.ts';

/** A weight as the catalogue of DuckDB declares it, the computed difference of two included. */
const weights = /\b((?:actual|bill|delta)_weight(?:_pounds)?) DECIMAL\(18,\s*2\)/gi;

/**
 * Gives the weights of both fact tables six decimals. Stored values do not change. The tables are rewritten in the same
 * order, because DuckDB cannot change a column that a computed one depends on.
 */
export async function finerWeights(connection: DuckDBConnection): Promise<void> {
  for (const table of tableNames) {
    const tables = await connection.runAndReadAll('select sql from duckdb_tables() where table_name = ?', [table]);
    const columns = await connection.runAndReadAll(`pragma table_info('${table}')`);
    const stored = columns.getRows().flatMap(([, name, , , computed]) => (computed === null ? [String(name)] : []));
    await connection.run(`alter table ${table} rename to old_${table}`);
    await connection.run(String(tables.getRows()[0]?.[0]).replaceAll(weights, `$1 ${sqlType.weight}`));
    await connection.run(`insert into ${table} by name select ${stored.join(', ')} from old_${table}`);
    await connection.run(`drop table old_${table}`);
  }
}
