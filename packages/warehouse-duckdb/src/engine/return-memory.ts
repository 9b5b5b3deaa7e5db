import type { DuckDBConnection } from '@duckdb/node-api';

/**
 * Returns to the machine what DuckDB has freed and the C library still holds. DuckDB has no statement for that, but does
 * it whenever its memory limit is set, even to what it is. Measured after the first start with the demo: 270 of 817 MB.
 */
export async function returnFreedMemory(connection: DuckDBConnection, memoryLimit: string): Promise<void> {
  await connection.run(`set memory_limit = '${memoryLimit}'`);
}
