import type { DuckDBConnection } from '@duckdb/node-api';

/** The number of the newest committed load of a source, published or not; undefined when there is none. */
export async function readLoadOf(connection: DuckDBConnection, source: string): Promise<number | undefined> {
  const found = await connection.runAndReadAll('select max(load_id) from load where source = ?', [source]);
  const newest = found.getRows()[0]?.[0] ?? null;
  return newest === null ? undefined : Number(newest);
}
