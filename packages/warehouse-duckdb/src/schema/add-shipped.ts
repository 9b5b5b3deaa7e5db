import type { DuckDBConnection } from '@duckdb/node-api';
import { shippedColumns } from '@waybill/warehouse';
import { sqlType } from './sql-type.ts';

/** Adds the columns with what a file says of the package itself. Facts from before do not say it. */
export async function addShipped(connection: DuckDBConnection): Promise<void> {
  for (const { name, type } of shippedColumns)
    await connection.run(`alter table delivery_fact add column if not exists ${name} ${sqlType[type]}`);
}
