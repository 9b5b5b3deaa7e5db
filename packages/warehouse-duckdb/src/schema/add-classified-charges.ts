import type { DuckDBConnection } from '@duckdb/node-api';
import { classifiedCharge } from './ledger-tables.ts';

/** Adds the table of charges that users classified. */
export async function addClassifiedCharges(connection: DuckDBConnection): Promise<void> {
  await connection.run(classifiedCharge);
}
