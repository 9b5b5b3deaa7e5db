import type { Rollup } from '@waybill/query';
import type { CompactionOptions, CompactionSummary } from './compact/compact.ts';
import type { Occupancy } from './engine/borrowers.ts';
import type { Asker, JsonRows, RowValue, RunObserver, RunOptions, Statement } from './engine/statement.ts';
import type { ExportFormat, ExportOptions, ExportSummary } from './export/copy-to.ts';
import type { AccountMirror } from './ledger/account.ts';
import type { CommittedLoad, LastLoad } from './ledger/committed-load.ts';
import type { Invoice, InvoiceFilter, InvoiceKey } from './ledger/invoice.ts';
import type { Standing } from './ledger/standing.ts';
import type { Statistics } from './ledger/statistics.ts';
import type { BulkFill } from './load/bulk-load.ts';
import type { Load, LoadDescription, LoadSummary } from './load/load.ts';

/** The one place where SQL runs: a DuckDB file, its readers, its single writer, and what is visible of it. */
export interface Warehouse {
  readonly file: string;
  /** The published load: queries see `load_id <= dataVersion`; caches are keyed by it. 0 while empty. */
  readonly dataVersion: number;
  /** When the published load was committed; null while empty. */
  readonly dataAsOf: Date | null;
  /** Rollups that are kept up to date in this file: what the query planner may use. */
  readonly rollups: readonly Rollup[];
  /** Calls the listener after every publishing; returns a function that ends it. */
  onPublished(listener: (dataVersion: number) => void): () => void;

  /** Runs a query for the wire. Equal queries on equal data share one run and a bounded cache. */
  run(query: Statement, options?: RunOptions): Promise<JsonRows>;
  /** Runs a query for the server's own use: few rows, as objects by the query's column names. */
  rows<Row extends Record<string, RowValue>>(query: Statement, options?: RunOptions): Promise<Row[]>;
  /** Queries at work and in the queue, by lane. */
  readonly occupancy: Occupancy;
  /**
   * Queries that continue in the engine although they were interrupted. While there are any, the process cannot end by
   * itself.
   */
  readonly lostQueries: number;
  /** Bounds what queries and loads may put on the disk while they run; beyond it: QueryTooLarge. Infinite: no bound. */
  limitSpill(bytes: number): Promise<void>;
  /** Bytes that running queries and loads have put on the disk. */
  spilledBytes(): Promise<number>;
  /** Writes a query's rows to a file with DuckDB's COPY. */
  export(query: Statement, file: string, format: ExportFormat, options?: ExportOptions): Promise<ExportSummary>;

  /** Opens a load; waits until no other load is open. */
  beginLoad(description: LoadDescription): Promise<Load>;
  /** A load whose rows are made by SQL inside its transaction; verified and published like any other. */
  bulkLoad(description: LoadDescription, fill: BulkFill): Promise<LoadSummary>;

  findInvoice(key: InvoiceKey): Promise<Invoice | undefined>;
  invoices(filter?: InvoiceFilter): Promise<Invoice[]>;
  /** Fingerprints of an invoice's imported rows with how often each occurs. */
  sourceRows(invoiceId: bigint): Promise<Map<string, number>>;
  /** Replaces the whole mirror of accounts. */
  replaceAccounts(accounts: readonly AccountMirror[]): Promise<void>;
  /** The loads up to a published one, in their order. */
  loads(published: number): Promise<CommittedLoad[]>;
  /** The last load of every client that has invoices, up to a published one; many askers share one run. */
  lastLoads(published: number): Promise<LastLoad[]>;
  /** The number of the newest load that is committed under this source, published or not; undefined when there is none. */
  loadOf(source: string): Promise<number | undefined>;
  /** Tracking numbers of the packages that an invoice counts already. */
  countedPackages(invoiceId: bigint): Promise<Set<string>>;
  /** Resolves when the engine answers. @throws WarehouseError when it does not. */
  assertAnswers(): Promise<void>;
  statistics(): Promise<Statistics>;
  standing(): Promise<Standing>;

  /**
   * Sorts the partitions whose rows came in several loads, while queries continue: a query waits for a fraction of a
   * second at most, and sees every row once.
   */
  compact(options?: CompactionOptions): Promise<CompactionSummary>;
  /**
   * Runs work while `file` holds all that is committed and nothing changes it, to copy the file. Waits for the load that
   * is open; loads that begin meanwhile wait, queries go on. Only another process may read the file: when a process
   * closes a file, it loses its lock on it.
   */
  atRest<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Ends running queries, writes the log into the file and lets go of it. Queries that do not end are not waited for; the
   * file is then let go of with the process.
   */
  close(): Promise<void>;
}

/** How to open a warehouse. */
export interface WarehouseOptions {
  /** Path of the DuckDB file; made when absent (not when `readOnly`). */
  readonly file: string;
  /** Default false. A second process may read a file that nobody has open for writing. */
  readonly readOnly?: boolean;
  /** DuckDB threads; default: the machine's cores. */
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
  /** Told of every run of a query, in the asynchronous context of who asked first. Default: nobody is told. */
  readonly onRun?: RunObserver | undefined;
  /** Rollups to keep; default: all that the query planner declares. New or changed ones are built while opening. */
  readonly rollups?: readonly Rollup[];
  /** Size limit of the result cache in bytes; default 64 MiB. */
  readonly cacheBytes?: number;
}
