import type { DuckDBConnection } from '@duckdb/node-api';

/** The one number of a query. */
export async function numberFrom(connection: DuckDBConnection, sql: string): Promise<bigint> {
  const reader = await connection.runAndReadAll(sql);
  return BigInt(String(reader.getRows()[0]?.[0] ?? 0));
}
