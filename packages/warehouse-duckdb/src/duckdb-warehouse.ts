import { rm } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Rollup } from '@waybill/query';
import type {
  AccountMirror,
  Asker,
  ChargeClassification,
  ClassifiedCharges,
  CommittedLoad,
  CompactionOptions,
  CompactionSummary,
  DeliveriesDescription,
  DeliveriesLoad,
  DeliverySource,
  ExportFormat,
  ExportOptions,
  ExportSummary,
  Invoice,
  InvoiceFilter,
  InvoiceKey,
  InvoiceOfLoad,
  JsonRows,
  LastLoad,
  Load,
  LoadDescription,
  LoadGroup,
  LoadSummary,
  LocalFile,
  Occupancy,
  Publisher,
  QueryRunner,
  ReclassifySummary,
  RestingWarehouse,
  RowValue,
  RunOptions,
  Standing,
  Statement,
  Statistics,
  UndoSummary,
  UnknownCharge,
  Warehouse,
} from '@waybill/warehouse';
import { startDeadline, WarehouseNotWritable } from '@waybill/warehouse';
import { chargesToClassify, unknownCharges } from './charges/unknown-charges.ts';
import { readClientsOfDeliveries, readDeliverySources } from './deliveries/read-sources.ts';
import type { ConnectionPool } from './engine/connection-pool.ts';
import type { OpenInstance } from './engine/open-instance.ts';
import type { ReaderGate } from './engine/reader-gate.ts';
import { limitSpill, spilledBytes } from './engine/spill.ts';
import { copyTo } from './export/copy-to.ts';
import { findInvoices } from './ledger/find-invoices.ts';
import { readAccountsInUse, readInvoicesOfLoad } from './ledger/invoices-of-load.ts';
import { committedLoadsStatement, countedPackagesStatement, lastLoadsStatement } from './ledger/loads-statements.ts';
import { readStanding } from './ledger/read-standing.ts';
import { readStatistics } from './ledger/read-statistics.ts';
import { replaceAccounts } from './ledger/replace-accounts.ts';
import { readLoadOf, readSourceRows } from './ledger/source-rows.ts';
import type { BulkFill } from './load/bulk-load.ts';
import { mendRollups } from './rollup/mend-rollups.ts';
import type { Writer } from './write/writer.ts';

/** The parts of an open warehouse. */
interface Parts {
  readonly file: string;
  readonly opened: OpenInstance;
  readonly publisher: Publisher;
  readonly rollups: readonly Rollup[];
  readonly gate: ReaderGate;
  readonly readers: ConnectionPool;
  readonly exporters: ConnectionPool;
  readonly runner: QueryRunner;
  readonly asker: () => Asker | undefined;
  /** Absent when opened for reading only. */
  readonly writer: Writer | undefined;
}

const noLimit: RunOptions = { timeoutMs: Number.POSITIVE_INFINITY };

/** A warehouse on a DuckDB file. */
export class DuckDbWarehouse implements Warehouse {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.publisher.onPublished(() => parts.runner.forgetAnswers());
  }

  get localFile(): LocalFile {
    const { file, opened } = this.#parts;
    return {
      path: file,
      limitSpill: (bytes) => this.#read((connection) => limitSpill(connection, bytes)),
      spilledBytes: () => spilledBytes(file),
      returnMemory: () => this.#writer.returnMemory(opened.memoryLimit),
    };
  }

  async atRest<Result>(work: (resting: RestingWarehouse) => Promise<Result>): Promise<Result> {
    return await this.#writer.atRest(() => work({ file: this.#parts.file }));
  }

  get dataVersion(): number {
    return this.#parts.publisher.version;
  }

  get dataAsOf(): Date | null {
    return this.#parts.publisher.asOf;
  }

  get rollups(): readonly Rollup[] {
    return this.#parts.rollups;
  }

  onPublished(listener: (dataVersion: number) => void): () => void {
    return this.#parts.publisher.onPublished(listener);
  }

  async run(query: Statement, options?: RunOptions): Promise<JsonRows> {
    return await this.#parts.runner.run(query, options);
  }

  async rows<Row extends Record<string, RowValue>>(query: Statement, options?: RunOptions): Promise<Row[]> {
    return await this.#parts.runner.rows<Row>(query, options);
  }

  get occupancy(): Occupancy {
    return this.#parts.readers.occupancy;
  }

  async export(
    query: Statement,
    file: string,
    format: ExportFormat,
    options: ExportOptions = {},
  ): Promise<ExportSummary> {
    try {
      using deadline = startDeadline({ ...noLimit, ...options });
      return await this.#parts.exporters.use(deadline, (connection) =>
        copyTo(connection, query, file, format, options),
      );
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  async beginLoad(description: LoadDescription): Promise<Load> {
    return await this.#writer.beginLoad(description);
  }

  async beginLoads(): Promise<LoadGroup> {
    return await this.#writer.beginLoads();
  }

  async beginDeliveries(description: DeliveriesDescription): Promise<DeliveriesLoad> {
    return await this.#writer.beginDeliveries(description);
  }

  async clientsOfDeliveries(loadId: number): Promise<readonly number[] | undefined> {
    return await this.#read((connection) => readClientsOfDeliveries(connection, loadId));
  }

  async deliverySources(trackingId: bigint, clientIds: readonly number[]): Promise<DeliverySource[]> {
    return await this.#read((connection) => readDeliverySources(connection, this.dataVersion, trackingId, clientIds));
  }

  async settleOverdue(now: Date, source: string): Promise<number> {
    const packages = await this.#writer.settleOverdue(now, source);
    if (packages > 0) await this.#writer.checkpoint();
    return packages;
  }

  /** A load whose rows are produced by SQL within its transaction; verified and published like any other. */
  async bulkLoad(description: LoadDescription, fill: BulkFill): Promise<LoadSummary> {
    return await this.#writer.bulkLoad(description, fill);
  }

  async undoLoad(loadId: number, source: string): Promise<UndoSummary> {
    const summary = await this.#writer.undoLoad(loadId, source);
    await this.#writer.checkpoint();
    return summary;
  }

  async unknownCharges(clientIds: readonly number[]): Promise<UnknownCharge[]> {
    return await this.#read((connection) => unknownCharges(connection, this.dataVersion, clientIds), { lane: 'long' });
  }

  async chargesToClassify(
    classification: ChargeClassification,
    clientIds: readonly number[],
  ): Promise<ClassifiedCharges> {
    return await this.#read(
      (connection) => chargesToClassify(connection, this.dataVersion, classification, clientIds),
      { lane: 'long' },
    );
  }

  async classifyCharges(
    classification: ChargeClassification,
    clientIds: readonly number[],
    source: string,
  ): Promise<ReclassifySummary> {
    const summary = await this.#writer.classifyCharges(classification, clientIds, source);
    await this.#writer.checkpoint();
    return summary;
  }

  async undoClassification(classificationId: number, source: string): Promise<ReclassifySummary> {
    const summary = await this.#writer.undoClassification(classificationId, source);
    await this.#writer.checkpoint();
    return summary;
  }

  async findInvoice(key: InvoiceKey): Promise<Invoice | undefined> {
    const [invoice] = await this.invoices(key);
    return invoice;
  }

  async invoices(filter: InvoiceFilter = {}): Promise<Invoice[]> {
    return await this.#read((connection) => findInvoices(connection, this.dataVersion, filter));
  }

  async invoicesOfLoad(loadId: number): Promise<InvoiceOfLoad[]> {
    return await this.#read((connection) => readInvoicesOfLoad(connection, this.dataVersion, loadId));
  }

  async accountsInUse(accountIds: readonly number[]): Promise<Set<number>> {
    return await this.#read((connection) => readAccountsInUse(connection, this.dataVersion, accountIds));
  }

  async sourceRows(invoiceId: bigint, fingerprints?: readonly string[]): Promise<Map<string, number>> {
    return await this.#read((connection) => readSourceRows(connection, this.dataVersion, invoiceId, fingerprints));
  }

  async replaceAccounts(accounts: readonly AccountMirror[]): Promise<void> {
    await this.#writer.besideLoads((connection) => replaceAccounts(connection, this.#parts.gate, accounts));
    this.#parts.runner.forgetAnswers();
  }

  async loads(published: number): Promise<CommittedLoad[]> {
    const rows = await this.rows<{ LOAD_ID: number; SOURCE: string; COMMITTED_AT: string }>(
      committedLoadsStatement(published),
    );
    return rows.map(({ LOAD_ID, SOURCE, COMMITTED_AT }) => ({
      loadId: LOAD_ID,
      source: SOURCE,
      committedAt: COMMITTED_AT,
    }));
  }

  async lastLoads(published: number): Promise<LastLoad[]> {
    const rows = await this.rows<{ CLIENT_ID: number; LOADED_AT: string; NEWEST_BILL_DATE: string }>(
      lastLoadsStatement(published),
    );
    return rows.map(({ CLIENT_ID, LOADED_AT, NEWEST_BILL_DATE }) => ({
      clientId: CLIENT_ID,
      loadedAt: LOADED_AT,
      newestBillDate: NEWEST_BILL_DATE,
    }));
  }

  async loadOf(source: string): Promise<number | undefined> {
    return await this.#read((connection) => readLoadOf(connection, source));
  }

  /** No other process has the file open. */
  async catchUp(): Promise<void> {}

  get lostQueries(): number {
    return this.#parts.readers.lost + this.#parts.exporters.lost;
  }

  async countedPackages(invoiceId: bigint): Promise<Set<string>> {
    const statement = countedPackagesStatement(this.dataVersion, invoiceId);
    const packages = await this.rows<{ TRACKING_NUMBER: string }>(statement, {
      lane: 'long',
      maxBytes: Number.POSITIVE_INFINITY,
    });
    return new Set(packages.map(({ TRACKING_NUMBER }) => TRACKING_NUMBER));
  }

  async assertAnswers(): Promise<void> {
    await this.#read((connection) => connection.run('select 1'));
  }

  async statistics(): Promise<Statistics> {
    return await this.#read(
      (connection) => readStatistics(connection, this.dataVersion, this.#parts.file, this.rollups),
      {
        lane: 'long',
      },
    );
  }

  async standing(): Promise<Standing> {
    return await this.#read(readStanding);
  }

  async compact(options: CompactionOptions = {}): Promise<CompactionSummary> {
    const summary = await this.#writer.compact(options);
    if (summary.partitions > 0) await this.#writer.checkpoint();
    return summary;
  }

  async close(): Promise<void> {
    const { writer, readers, exporters, opened } = this.#parts;
    await Promise.all([readers.close(), exporters.close()]);
    // The engine keeps the file open for queries that still run; the log is written into the file at the next start.
    if (this.lostQueries > 0) return;
    await writer?.checkpoint();
    opened.close();
  }

  async mendRollups(): Promise<readonly string[]> {
    const { gate, rollups, runner } = this.#parts;
    const mended = await this.#writer.exclusively((connection) => mendRollups(connection, gate, rollups));
    if (mended.length > 0) runner.forgetAnswers();
    return mended;
  }

  get #writer(): Writer {
    const { writer, file } = this.#parts;
    if (!writer) throw new WarehouseNotWritable(`${file} is open for reading only.`);
    return writer;
  }

  async #read<Result>(
    work: (connection: DuckDBConnection) => Promise<Result>,
    { lane }: Pick<RunOptions, 'lane'> = {},
  ): Promise<Result> {
    using deadline = startDeadline(noLimit);
    return await this.#parts.readers.use(deadline, work, { asker: this.#parts.asker(), ...(lane ? { lane } : {}) });
  }
}
