import type { Rollup } from '@waybill/query';
import type {
  ChargeClassification,
  ClassifiedCharges,
  ReclassifySummary,
  UnknownCharge,
} from './charges/charge-classification.ts';
import type { CompactionOptions, CompactionSummary } from './compact/compaction.ts';
import type { CopySource } from './copy/copy-end.ts';
import type { DeliveriesDescription, DeliveriesLoad, DeliverySource } from './deliveries/deliveries.ts';
import type { Occupancy } from './engine/borrowers.ts';
import type { JsonRows, RowValue, RunOptions, Statement } from './engine/statement.ts';
import type { ExportFormat, ExportOptions, ExportSummary } from './export/export.ts';
import type { AccountMirror } from './ledger/account.ts';
import type { CommittedLoad, LastLoad } from './ledger/committed-load.ts';
import type { Invoice, InvoiceFilter, InvoiceKey } from './ledger/invoice.ts';
import type { InvoiceOfLoad } from './ledger/invoice-of-load.ts';
import type { Standing } from './ledger/standing.ts';
import type { Statistics } from './ledger/statistics.ts';
import type { Load, LoadDescription, LoadGroup } from './load/load.ts';
import type { UndoSummary } from './load/undo-summary.ts';

/** The one place where SQL runs, whichever the engine: its readers, its single writer, and what is visible. */
export interface Warehouse {
  /** What is possible only if the engine keeps its data in a file on this machine. */
  readonly localFile: LocalFile | undefined;
  /** The published load: queries see `load_id <= dataVersion`; caches are keyed by it. 0 while empty. */
  readonly dataVersion: number;
  /** When the published load was committed; null while empty. */
  readonly dataAsOf: Date | null;
  /** Rollups that are kept up to date: what the query planner may use. */
  readonly rollups: readonly Rollup[];
  /** Calls the listener after every publication; returns a function that unsubscribes it. */
  onPublished(listener: (dataVersion: number) => void): () => void;

  /** Runs a query for the wire. Equal queries on equal data share one run and a bounded cache. */
  run(query: Statement, options?: RunOptions): Promise<JsonRows>;
  /** Runs a query for the server's own use: few rows, as objects by the query's column names. */
  rows<Row extends Record<string, RowValue>>(query: Statement, options?: RunOptions): Promise<Row[]>;
  /** Running and waiting queries, by lane. */
  readonly occupancy: Occupancy;
  /**
   * Queries that continue in the engine even though they were interrupted. While there are any, the process cannot end
   * by itself.
   */
  readonly lostQueries: number;
  /** Writes a query's rows to a file, which is removed when the query fails. */
  export(query: Statement, file: string, format: ExportFormat, options?: ExportOptions): Promise<ExportSummary>;

  /** Opens a load; waits until no other load is open. */
  beginLoad(description: LoadDescription): Promise<Load>;
  /** Opens loads that are stored together; waits until no other load is open. */
  beginLoads(): Promise<LoadGroup>;

  /** Opens a load of delivery facts; waits until no other load is open. */
  beginDeliveries(description: DeliveriesDescription): Promise<DeliveriesLoad>;
  /** The clients to whose packages a load of delivery facts applies; undefined for any other load. */
  clientsOfDeliveries(loadId: number): Promise<readonly number[] | undefined>;
  /**
   * Everything that is known about a package's delivery, in order of precedence; empty for packages of other clients.
   */
  deliverySources(trackingId: bigint, clientIds: readonly number[]): Promise<DeliverySource[]>;

  /**
   * Makes packages pending late whose promised moment has passed by `now` without a delivery, and publishes that as a
   * load of its own under `source`. Waits until no load is open. Returns how many packages changed; if none did, nothing
   * is published.
   */
  settleOverdue(now: Date, source: string): Promise<number>;

  /**
   * Removes every row or delivery fact of a load, including rollups and ledger, and publishes that as a load of its own
   * under `source`: all or nothing. Waits until no load is open. @throws LoadRejected for a load of which nothing is
   * stored, or whose invoices have later parts.
   */
  undoLoad(loadId: number, source: string): Promise<UndoSummary>;

  /** The published charges of these clients that neither a rule nor a classification covers, largest amounts first. */
  unknownCharges(clientIds: readonly number[]): Promise<UnknownCharge[]>;
  /** What `classifyCharges` would change. */
  chargesToClassify(classification: ChargeClassification, clientIds: readonly number[]): Promise<ClassifiedCharges>;
  /**
   * Changes family and accessorial of the clients' stored charges that a classification is about, with the amounts of
   * their packages and the rollups, and publishes that as a load of its own under `source`: all or nothing. Waits for the
   * load that is open.
   */
  classifyCharges(
    classification: ChargeClassification,
    clientIds: readonly number[],
    source: string,
  ): Promise<ReclassifySummary>;
  /**
   * Undoes a classification wherever it was applied, in the same way.
   * @throws LoadRejected if a later classification has changed the same charges.
   */
  undoClassification(classificationId: number, source: string): Promise<ReclassifySummary>;

  findInvoice(key: InvoiceKey): Promise<Invoice | undefined>;
  invoices(filter?: InvoiceFilter): Promise<Invoice[]>;
  /** The invoices of which a load contained a part, and what depends on them. */
  invoicesOfLoad(loadId: number): Promise<InvoiceOfLoad[]>;
  /** Which of these accounts have invoices. */
  accountsInUse(accountIds: readonly number[]): Promise<Set<number>>;
  /** Fingerprints of an invoice's imported rows with how often each occurs: of all, or of these. */
  sourceRows(invoiceId: bigint, fingerprints?: readonly string[]): Promise<Map<string, number>>;
  /**
   * Shows what other processes have changed until now; resolves at once where no other process can. Without a call, each
   * process looks about once a second.
   */
  catchUp(): Promise<void>;
  /** Replaces the whole mirror of accounts. */
  replaceAccounts(accounts: readonly AccountMirror[]): Promise<void>;
  /** The loads up to a published one, in their order. */
  loads(published: number): Promise<CommittedLoad[]>;
  /** The last load of every client with invoices, up to a published one; simultaneous callers share one run. */
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
   * Runs work while nothing changes what is committed, to back it up. Waits until no load is open; new loads wait
   * meanwhile, queries continue.
   */
  atRest<Result>(work: (resting: RestingWarehouse) => Promise<Result>): Promise<Result>;
  /**
   * Compares every rollup with its fact table and rebuilds those that differ; returns their names. Waits until no load
   * is open.
   */
  mendRollups(): Promise<readonly string[]>;
  /**
   * Ends running queries and releases the engine. Does not wait for queries that do not end; what they hold is released
   * when the process ends.
   */
  close(): Promise<void>;
}

/** The file of a warehouse whose engine runs inside this process, and what the engine needs of this machine. */
export interface LocalFile {
  readonly path: string;
  /**
   * Limits the disk space that queries and loads may use while they run; beyond it: QueryTooLarge. Infinite: no limit.
   */
  limitSpill(bytes: number): Promise<void>;
  /** Bytes that running queries and loads have put on the disk. */
  spilledBytes(): Promise<number>;
  /**
   * Returns to the machine the memory that the engine has freed and, unless it is much, what it keeps of the file for the
   * next queries. Does nothing, and says so with `false`, while somebody reads or changes the file.
   */
  returnMemory(): Promise<boolean>;
}

/**
 * Where the rows of a warehouse are while nothing changes them. Only another process may read the file, because a
 * process that closes a file loses its lock on it.
 */
export type RestingWarehouse = { readonly file: string } | { readonly rows: CopySource };
