import type { DuckDBConnection } from '@duckdb/node-api';
import type { ReaderGate } from './reader-gate.ts';

/** With more threads than this, statements end sooner, although they take more processor time. */
const mostThreads = 2;

/**
 * Runs work that may call `useOneThread` when it comes to statements in which a second thread saves no time: where one
 * thread sorts, writes or commits, the other keeps its processor busy with asking for tasks. Measured with the fifteen
 * rollups of a million packages: 10.6 seconds by the clock with one thread and 10.8 with two, and half the processor
 * time. Queries of others run meanwhile, each on a thread of its own. With more than two threads nothing changes, nor
 * while somebody is reading: a thread ends only after what it is working on, and until then no query can end.
 */
export async function endingOnOneThread<Result>(
  connection: DuckDBConnection,
  gate: ReaderGate,
  work: (useOneThread: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const threads = await threadsOf(connection);
  const use = async (count: number): Promise<void> => void (await connection.run(`set threads = ${count}`));
  try {
    return await work(async () => {
      if (threads <= mostThreads) await gate.ifIdle(() => use(1));
    });
  } finally {
    // An engine that has failed for good cannot do this either; what went wrong with the work is to be heard.
    if (threads <= mostThreads) await use(threads).catch(() => undefined);
  }
}

async function threadsOf(connection: DuckDBConnection): Promise<number> {
  const found = await connection.runAndReadAll(`select current_setting('threads')`);
  return Number(found.getRows()[0]?.[0]);
}
