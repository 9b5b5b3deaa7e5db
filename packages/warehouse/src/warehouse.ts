import { type Rollup, sql } from '@waybill/query';
import type { Change } from './change/change.ts';
import { type ChargesOfLoad, readChargesOfLoad } from './charges/charges-of-load.ts';
import { classifyCharges, undoClassification } from './charges/classify-charges.ts';
import { readChargesToClassify, readUnknownCharges } from './charges/unknown-charge.ts';
import type { CompactionOptions, CompactionSummary } from './compact/compaction.ts';
import type {
  DeliveriesDescription,
  DeliveriesLoad,
  DeliverySource,
  ShippedPackages,
} from './deliveries/deliveries.ts';
import { FileDeliveries } from './deliveries/deliveries-load.ts';
import { readClientsOfDeliveries, readDeliverySources, readNewestReferences } from './deliveries/delivery-sources.ts';
import {
  becomingOverdue,
  countUnsettled,
  promisedAnew,
  type SettleAgain,
  settleAgain,
} from './deliveries/settle-again.ts';
import { readUnbilledPackages, type UnbilledAsked, type UnbilledPackage } from './deliveries/unbilled-packages.ts';
import type { Occupancy } from './engine/borrowers.ts';
import type { Reader } from './engine/reader.ts';
import type { JsonRows, RowValue, RunOptions, Statement } from './engine/statement.ts';
import type { Engine, LocalFile, WarehouseSnapshot } from './engine.ts';
import type { ExportFormat, ExportOptions, ExportSummary } from './export/export.ts';
import type {
  ChargeClassification,
  ClassifiedCharges,
  ReclassifySummary,
  UnknownCharge,
} from './ledger/charge-classification.ts';
import { type LastChanges, readLastChanges } from './ledger/last-changes.ts';
import type {
  AccountMirror,
  CommittedLoad,
  Invoice,
  InvoiceFilter,
  InvoiceKey,
  InvoiceOfLoad,
  LastLoad,
  WarehouseState,
} from './ledger/ledger.ts';
import { OncePerLoad } from './ledger/once-per-load.ts';
import type { OwnPromises } from './ledger/own-promises.ts';
import {
  readAccounts,
  readAccountsInUse,
  readCommittedLoad,
  readCountedPackages,
  readInvoices,
  readInvoicesOfLoad,
  readLastLoads,
  readLoadOf,
  readLoads,
  readSourceRows,
} from './ledger/read-ledger.ts';
import { readStatistics, type Statistics } from './ledger/statistics.ts';
import { onlyLoad } from './load/file-loads.ts';
import type { Load, LoadDescription, LoadGroup } from './load/load.ts';
import { type UndoSummary, undoLoad } from './undo/undo-load.ts';

/** The one place where SQL runs, whichever the engine: its readers, its single writer, and what is visible. */
export class Warehouse<Own extends Engine = Engine> {
  protected readonly engine: Own;
  readonly #lastLoads = new OncePerLoad((published) => readLastLoads(this.#reader, published));
  readonly #lastChanges = new OncePerLoad((published) => readLastChanges(this.#reader, published));

  constructor(engine: Own) {
    this.engine = engine;
  }

  /** What is possible only if the engine keeps its data in a file on this machine. */
  get localFile(): LocalFile | undefined {
    return this.engine.localFile;
  }

  /** The published load: queries see `load_id <= dataVersion`; caches are keyed by it. 0 while empty. */
  get dataVersion(): number {
    return this.engine.publisher.version;
  }

  /** When the published load was committed; null while empty. */
  get dataAsOf(): Date | null {
    return this.engine.publisher.asOf;
  }

  /** Rollups that are kept up to date: what the query planner may use. */
  get rollups(): readonly Rollup[] {
    return this.engine.rollups;
  }

  /** Calls the listener after every publication; returns a function that unsubscribes it. */
  onPublished(listener: (dataVersion: number) => void): () => void {
    return this.engine.publisher.onPublished(listener);
  }

  /** Runs a query for the wire. Equal queries on equal data share one run and a bounded cache. */
  async run(query: Statement, options?: RunOptions): Promise<JsonRows> {
    return await this.engine.runner.run(query, options);
  }

  async rows<Row extends Record<string, RowValue>>(query: Statement, options?: RunOptions): Promise<Row[]> {
    return await this.engine.runner.rows<Row>(query, options);
  }

  /** Running and waiting queries, by lane. */
  get occupancy(): Occupancy {
    return this.engine.occupancy;
  }

  /**
   * Queries that continue in the engine even though they were interrupted. While there are any, the process cannot end
   * by itself.
   */
  get lostQueries(): number {
    return this.engine.lostQueries;
  }

  /** Writes a query's rows to a file, which is removed when the query fails. */
  async export(
    query: Statement,
    file: string,
    format: ExportFormat,
    options: ExportOptions = {},
  ): Promise<ExportSummary> {
    return await this.engine.export(query, file, format, options);
  }

  /** Opens a load; waits until no other load is open. */
  async beginLoad(description: LoadDescription): Promise<Load> {
    return onlyLoad(await this.beginLoads(), description);
  }

  /** Opens loads that are stored together; waits until no other load is open. */
  async beginLoads(): Promise<LoadGroup> {
    return await this.engine.beginLoads();
  }

  /** Opens a load of delivery facts; waits until no other load is open. */
  async beginDeliveries(description: DeliveriesDescription): Promise<DeliveriesLoad> {
    return await FileDeliveries.begin(description, await this.engine.beginChange());
  }

  /** The newest load of reference fields of a tenant; undefined without one. */
  async newestReferences(tenantId: number): Promise<number | undefined> {
    return await readNewestReferences(this.#reader, tenantId);
  }

  /** The clients to whose packages a load of delivery facts applies; undefined for any other load. */
  async clientsOfDeliveries(loadId: number): Promise<readonly number[] | undefined> {
    return await readClientsOfDeliveries(this.#reader, loadId);
  }

  /**
   * Everything that is known about a package's delivery, in order of precedence; empty for packages of other clients.
   */
  async deliverySources(
    trackingId: bigint,
    clientIds: readonly number[],
    own: readonly OwnPromises[] = [],
  ): Promise<DeliverySource[]> {
    return await readDeliverySources(this.#reader, trackingId, clientIds, own);
  }

  /** Packages of these clients that tracking and manifest files know, and no invoice has. */
  async unbilledPackages(asked: UnbilledAsked): Promise<UnbilledPackage[]> {
    return await readUnbilledPackages(this.#reader, asked);
  }

  /**
   * Makes packages pending late whose promised moment has passed by `now` without a delivery, and publishes that as a
   * load of its own under `source`. Waits until no load is open. Returns how many packages changed; if none did, nothing
   * is published.
   */
  async settleOverdue(now: Date, source: string): Promise<number> {
    return await this.#settleAgain(becomingOverdue(now, source));
  }

  /**
   * Judges packages anew by what their services promise, after other rules count for their clients; published in the
   * same way. Returns how many packages changed.
   */
  async settlePromises(shipped: ShippedPackages, source: string, own: readonly OwnPromises[]): Promise<number> {
    return await this.#settleAgain(promisedAnew(shipped, source, own));
  }

  /**
   * Removes every row or delivery fact of a load, including rollups and ledger, and publishes that as a load of its own
   * under `source`: all or nothing. Waits until no load is open. @throws LoadRejected for a load of which nothing is
   * stored, or whose invoices have later parts.
   */
  async undoLoad(loadId: number, source: string, own: readonly OwnPromises[] = []): Promise<UndoSummary> {
    return await this.#change((change) => undoLoad(change, loadId, source, own));
  }

  /** The published charges of these clients that neither a rule nor a classification covers, largest amounts first. */
  async unknownCharges(clientIds: readonly number[]): Promise<UnknownCharge[]> {
    return await readUnknownCharges(this.#reader, clientIds);
  }

  /** What `classifyCharges` would change. */
  async chargesToClassify(
    classification: ChargeClassification,
    clientIds: readonly number[],
  ): Promise<ClassifiedCharges> {
    return await readChargesToClassify(this.#reader, classification, clientIds);
  }

  /**
   * Changes family and accessorial of the clients' stored charges that a classification is about, with the amounts of
   * their packages and the rollups, and publishes that as a load of its own under `source`: all or nothing. Waits for the
   * load that is open.
   */
  async classifyCharges(
    classification: ChargeClassification,
    clientIds: readonly number[],
    source: string,
  ): Promise<ReclassifySummary> {
    return await this.#change((change) => classifyCharges(change, classification, clientIds, source));
  }

  /**
   * Undoes a classification wherever it was applied, in the same way.
   * @throws LoadRejected if a later classification has changed the same charges.
   */
  async undoClassification(classificationId: number, source: string): Promise<ReclassifySummary> {
    return await this.#change((change) => undoClassification(change, classificationId, source));
  }

  async findInvoice(key: InvoiceKey): Promise<Invoice | undefined> {
    const [invoice] = await this.invoices(key);
    return invoice;
  }

  async invoices(filter: InvoiceFilter = {}): Promise<Invoice[]> {
    return await readInvoices(this.#reader, filter);
  }

  /** The invoices of which a load contained a part, and what depends on them. */
  async invoicesOfLoad(loadId: number): Promise<InvoiceOfLoad[]> {
    return await readInvoicesOfLoad(this.#reader, loadId);
  }

  /** What a load billed: its charges by name, and what each counts as. */
  async chargesOfLoad(loadId: number): Promise<ChargesOfLoad[]> {
    return await readChargesOfLoad(this.#reader, loadId);
  }

  /** Which of these accounts have invoices. */
  async accountsInUse(accountIds: readonly number[]): Promise<Set<number>> {
    return await readAccountsInUse(this.#reader, accountIds);
  }

  /** Fingerprints of an invoice's imported rows with how often each occurs: of all, or of these. */
  async sourceRows(invoiceId: bigint, fingerprints?: readonly string[]): Promise<Map<string, number>> {
    return await readSourceRows(this.#reader, invoiceId, fingerprints);
  }

  /**
   * Shows what other processes have changed until now; resolves at once where no other process can. Without a call, each
   * process looks about once a second.
   */
  async catchUp(): Promise<void> {
    await this.engine.catchUp();
  }

  /** Replaces the whole mirror of accounts. */
  async replaceAccounts(accounts: readonly AccountMirror[]): Promise<void> {
    await this.engine.replaceAccounts(accounts);
  }

  /** The loads up to a published one, in their order. */
  async loads(published: number): Promise<CommittedLoad[]> {
    return await readLoads(this.#reader, published);
  }

  /** The last load of every client with invoices, up to a published one; simultaneous callers share one run. */
  async lastLoads(published: number): Promise<LastLoad[]> {
    return await this.#lastLoads.of(published);
  }

  /** What changed each client's rows last, up to a published load; simultaneous callers share one run. */
  async lastChanges(published: number): Promise<LastChanges> {
    return await this.#lastChanges.of(published);
  }

  /** The number of the newest load that is committed under this source, published or not; undefined when there is none. */
  async loadOf(source: string): Promise<number | undefined> {
    return await readLoadOf(this.#reader, source);
  }

  /** Tracking numbers of the packages that an invoice counts already. */
  async countedPackages(invoiceId: bigint): Promise<Set<string>> {
    return await readCountedPackages(this.#reader, invoiceId);
  }

  /** Resolves when the engine answers. @throws WarehouseError when it does not. */
  async assertAnswers(): Promise<void> {
    // Without another shard than the first, the clients of all others can still be asked about.
    await this.engine.ask(sql`select 1`, { from: 'first' });
  }

  async statistics(): Promise<Statistics> {
    const counted = await readStatistics(this.#reader, this.dataVersion, this.rollups);
    return { ...counted, bytes: await this.engine.bytes() };
  }

  async state(): Promise<WarehouseState> {
    const accounts = await readAccounts(this.#reader);
    const committedLoad = await readCommittedLoad(this.#reader);
    return { accounts, committedLoad, waiting: await this.engine.scattered() };
  }

  /**
   * Sorts the partitions whose rows came in several loads, while queries continue: a query waits for a fraction of a
   * second at most, and sees every row once.
   */
  async compact(options: CompactionOptions = {}): Promise<CompactionSummary> {
    return await this.engine.compact(options);
  }

  /**
   * Runs work while nothing changes what is committed, to back it up. Waits until no load is open; new loads wait
   * meanwhile, queries continue.
   */
  async snapshot<Result>(work: (snapshot: WarehouseSnapshot) => Promise<Result>): Promise<Result> {
    return await this.engine.snapshot(work);
  }

  /**
   * Compares every rollup with its fact table and rebuilds those that differ; returns their names. Waits until no load
   * is open.
   */
  async mendRollups(): Promise<readonly string[]> {
    return await this.engine.mendRollups();
  }

  /**
   * Ends running queries and releases the engine. Does not wait for queries that do not end; what they hold is released
   * when the process ends.
   */
  async close(): Promise<void> {
    await this.engine.close();
  }

  async #settleAgain(packages: SettleAgain): Promise<number> {
    if ((await countUnsettled(this.#reader, packages)) === 0) return 0;
    return await this.#change((change) => settleAgain(change, packages));
  }

  async #change<Result>(make: (change: Change) => Promise<Result>): Promise<Result> {
    const change = await this.engine.beginChange();
    try {
      return await make(change);
    } finally {
      await change.close();
    }
  }

  get #reader(): Reader {
    const { dialect, ask } = this.engine;
    const published = this.dataVersion;
    return { dialect, ask, seen: (table) => dialect.publishedRows(table, published) };
  }
}
