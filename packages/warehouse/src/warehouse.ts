import type { Rollup } from '@waybill/query';
import type {
  ChargeClassification,
  ClassifiedCharges,
  ReclassifySummary,
  UnknownCharge,
} from './charges/charge-classification.ts';
import type { CompactionOptions, CompactionSummary } from './compact/compaction.ts';
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
import type { Load, LoadDescription } from './load/load.ts';
import type { UndoSummary } from './load/undo-summary.ts';

/** The one place where SQL runs, whatever the engine: its readers, its single writer, and what is visible of it. */
export interface Warehouse {
  /** What can be done only where the engine keeps its data in a file of this machine. */
  readonly localFile: LocalFile | undefined;
  /** The published load: queries see `load_id <= dataVersion`; caches are keyed by it. 0 while empty. */
  readonly dataVersion: number;
  /** When the published load was committed; null while empty. */
  readonly dataAsOf: Date | null;
  /** Rollups that are kept up to date: what the query planner may use. */
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
  /** Writes a query's rows to a file, which is removed when the query fails. */
  export(query: Statement, file: string, format: ExportFormat, options?: ExportOptions): Promise<ExportSummary>;

  /** Opens a load; waits until no other load is open. */
  beginLoad(description: LoadDescription): Promise<Load>;

  /** Opens a load of delivery facts; waits until no other load is open. */
  beginDeliveries(description: DeliveriesDescription): Promise<DeliveriesLoad>;
  /** The clients whose packages a load of delivery facts may complete; undefined for any other load. */
  clientsOfDeliveries(loadId: number): Promise<readonly number[] | undefined>;
  /** Everything that is known of a package's delivery, what counts first; empty for one of other clients. */
  deliverySources(trackingId: bigint, clientIds: readonly number[]): Promise<DeliverySource[]>;

  /**
   * Takes back every row or delivery fact of a load, rollups and ledger included, and publishes that as a load of its own under `source`:
   * all or nothing. Waits for the load that is open.
   * @throws LoadRejected for a load of which nothing is there, or whose invoices have later parts.
   */
  undoLoad(loadId: number, source: string): Promise<UndoSummary>;

  /** The published charges of these clients that neither a rule nor a classification knows, the largest amounts first. */
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
   * Takes a classification back wherever it was applied, in the same way.
   * @throws LoadRejected if a later classification has changed the same charges.
   */
  undoClassification(classificationId: number, source: string): Promise<ReclassifySummary>;

  findInvoice(key: InvoiceKey): Promise<Invoice | undefined>;
  invoices(filter?: InvoiceFilter): Promise<Invoice[]>;
  /** The invoices of which a load brought a part, and what depends on them. */
  invoicesOfLoad(loadId: number): Promise<InvoiceOfLoad[]>;
  /** Which of these accounts have invoices. */
  accountsInUse(accountIds: readonly number[]): Promise<Set<number>>;
  /** Fingerprints of an invoice's imported rows with how often each occurs: of all, or of these. */
  sourceRows(invoiceId: bigint, fingerprints?: readonly string[]): Promise<Map<string, number>>;
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
   * Compares every rollup with its fact table and builds those again that differ; returns their names. Waits for the load
   * that is open.
   */
  mendRollups(): Promise<readonly string[]>;
  /**
   * Ends running queries and lets go of the engine. Queries that do not end are not waited for; what they hold is then
   * let go of with the process.
   */
  close(): Promise<void>;
}

/** The file of a warehouse whose engine runs inside this process. */
export interface LocalFile {
  readonly path: string;
  /** Bounds what queries and loads may put on the disk while they run; beyond it: QueryTooLarge. Infinite: no bound. */
  limitSpill(bytes: number): Promise<void>;
  /** Bytes that running queries and loads have put on the disk. */
  spilledBytes(): Promise<number>;
  /**
   * Runs work while the file holds all that is committed and nothing changes it, to copy the file. Waits for the load
   * that is open; loads that begin meanwhile wait, queries go on. Only another process may read the file: when a process
   * closes a file, it loses its lock on it.
   */
  atRest<Result>(work: () => Promise<Result>): Promise<Result>;
}
