import type { DuckDBConnection } from '@duckdb/node-api';

/** Runs `work` in a transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<Result>(
  connection: DuckDBConnection,
  work: () => Promise<Result>,
): Promise<Result> {
  await connection.run('begin');
  try {
    const result = await work();
    await connection.run('commit');
    return result;
  } catch (error) {
    await connection.run('rollback').catch(() => undefined);
    throw error;
  }
}
