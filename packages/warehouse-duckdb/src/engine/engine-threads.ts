import type { DuckDBConnection } from '@duckdb/node-api';
import type { ReaderGate } from './reader-gate.ts';

/** DuckDB divides a scan by blocks of 122,880 rows, so a query on so few packages hardly gains from a second thread. */
const fewPackages = 500_000;

interface ThreadOptions {
  /** All threads that the engine may have. */
  readonly all: number;
  readonly gate: ReaderGate;
  /** With fewer packages, queries run on one thread; default 500,000. */
  readonly few?: number;
}

/**
 * How many threads DuckDB works with. A small warehouse is queried with one: each query then runs on the thread that
 * asked, different queries run side by side as before, and no other thread is woken up only to find nothing to do.
 * Measured on the demo: a fifth less processor time for a call. Large loads get all threads.
 */
export class EngineThreads {
  readonly #all: number;
  readonly #gate: ReaderGate;
  readonly #few: number;

  constructor({ all, gate, few = fewPackages }: ThreadOptions) {
    this.#all = all;
    this.#gate = gate;
    this.#few = few;
  }

  /** Sets as many threads as queries need for the packages that are stored. */
  async fitToPackages(connection: DuckDBConnection): Promise<void> {
    if ((await packagesIn(connection)) >= this.#few) await use(connection, this.#all);
    // Not while somebody is reading: a thread ends only after what it is working on, and until then no query can end.
    else await this.#gate.ifIdle(() => use(connection, 1));
  }

  /** Runs work with all threads, and then fits their number to what is stored. */
  async withAll<Result>(connection: DuckDBConnection, work: () => Promise<Result>): Promise<Result> {
    try {
      await use(connection, this.#all);
      return await work();
    } finally {
      // An engine that has failed for good cannot do this either; what went wrong with the work is to be heard.
      await this.fitToPackages(connection).catch(() => undefined);
    }
  }
}

async function use(connection: DuckDBConnection, count: number): Promise<void> {
  await connection.run(`set threads = ${count}`);
}

/** About how many packages are stored. */
async function packagesIn(connection: DuckDBConnection): Promise<number> {
  const found = await connection.runAndReadAll(
    `select estimated_size from duckdb_tables() where table_name = 'package_level_info'`,
  );
  return Number(found.getRows()[0]?.[0]);
}
