import type { DuckDBConnection } from '@duckdb/node-api';
import { deliveryTables } from './ledger-tables.ts';

/** Makes the tables of delivery facts. */
export async function addDeliveries(connection: DuckDBConnection): Promise<void> {
  for (const ddl of deliveryTables) await connection.run(ddl);
}
