import type { DuckDBConnection } from '@duckdb/node-api';
import { factReferenceColumns, type LedgerColumn, packageReferenceColumns, tableNames } from '@waybill/warehouse';
import { sqlType } from './sql-type.ts';

/** Adds the columns of reference fields to the facts and to both fact tables; no row from before has any. */
export async function addReferences(connection: DuckDBConnection): Promise<void> {
  const add = async (table: string, columns: readonly Pick<LedgerColumn, 'name' | 'type'>[]): Promise<void> => {
    for (const { name, type } of columns)
      await connection.run(`alter table ${table} add column if not exists ${name} ${sqlType[type]}`);
  };
  await add('delivery_fact', factReferenceColumns);
  for (const table of tableNames) await add(table, packageReferenceColumns);
}
