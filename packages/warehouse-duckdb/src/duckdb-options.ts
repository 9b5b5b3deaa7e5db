import type { Rollup } from '@waybill/query';
import type { Asker, RunObserver } from '@waybill/warehouse';

/** How to open a warehouse in a DuckDB file. */
export interface DuckDbOptions {
  /** Path of the DuckDB file; created if absent (except with `readOnly`). */
  readonly file: string;
  /** Default false. Several processes can read a file that nobody has open for writing. */
  readonly readOnly?: boolean;
  /** DuckDB threads; default: the machine’s cores, and one for queries while the warehouse is small. */
  readonly threads?: number;
  /** DuckDB's limit, such as `2GB`; default: DuckDB's own (80% of memory). */
  readonly memoryLimit?: string;
  /** Pooled reader connections; default 8. The process needs UV_THREADPOOL_SIZE of at least twice that. */
  readonly connections?: number;
  /**
   * Returns the user on whose behalf the current call is made. Each user gets at most a quarter of the connections;
   * further queries wait for the user's own to finish. Default: no user, and no limit.
   */
  readonly asker?: () => Asker | undefined;
  /** Called after every run of a query, in the asynchronous context of the first caller. Default: none. */
  readonly onRun?: RunObserver | undefined;
  /** Rollups to maintain; default: all that the query planner declares. New or changed ones are built on opening. */
  readonly rollups?: readonly Rollup[];
  /**
   * Packages that a load stores at once, and that sorting sorts at once, with all of their charges; default 100,000. More
   * of them take more memory.
   */
  readonly packagesAtOnce?: number;
  /** Size limit of the result cache in bytes; default 64 MiB, and 0 for no cache. */
  readonly cacheBytes?: number;
}
