import type { DuckDBConnection } from '@duckdb/node-api';
import type { ReaderGate } from '../engine/reader-gate.ts';

/** Runs `work` in a transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<Result>(
  connection: DuckDBConnection,
  work: () => Promise<Result>,
): Promise<Result> {
  return await transaction(connection, work, () => connection.run('commit'));
}

/** The same for changes that replace rows which readers see: committed while nobody reads. */
export async function inQuietTransaction<Result>(
  connection: DuckDBConnection,
  gate: ReaderGate,
  work: () => Promise<Result>,
): Promise<Result> {
  return await transaction(connection, work, () => gate.whenQuiet(() => connection.run('commit')));
}

async function transaction<Result>(
  connection: DuckDBConnection,
  work: () => Promise<Result>,
  commit: () => Promise<unknown>,
): Promise<Result> {
  await connection.run('begin');
  try {
    const result = await work();
    await commit();
    return result;
  } catch (error) {
    await connection.run('rollback').catch(() => undefined);
    throw error;
  }
}
