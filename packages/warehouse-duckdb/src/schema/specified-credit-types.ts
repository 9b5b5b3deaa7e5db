import type { DuckDBConnection } from '@duckdb/node-api';
import { formerCreditTypes } from '@waybill/model';

/** Renames credit types as in the specification, in charges and in the rollups built from them. */
export async function specifiedCreditTypes(connection: DuckDBConnection): Promise<void> {
  const tables = await connection.runAndReadAll(
    "select c.table_name from duckdb_columns() c join duckdb_tables() t using (table_name) where column_name = 'credit_type'",
  );
  for (const [table] of tables.getRows()) {
    for (const [former, current] of Object.entries(formerCreditTypes)) {
      await connection.run(`update "${String(table)}" set credit_type = ? where credit_type = ?`, [current, former]);
    }
  }
}
