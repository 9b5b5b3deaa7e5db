import { rm } from 'node:fs/promises';
import type { Rollup } from '@waybill/query';
import {
  type AccountMirror,
  type ChargeClassification,
  type ClassifiedCharges,
  type CommittedLoad,
  type CompactionSummary,
  type DeliveriesDescription,
  type DeliveriesLoad,
  type DeliverySource,
  type ExportFormat,
  type ExportOptions,
  type ExportSummary,
  type Invoice,
  type InvoiceFilter,
  type InvoiceKey,
  type InvoiceOfLoad,
  type JsonRows,
  type Lane,
  type LastLoad,
  type Load,
  type LoadDescription,
  type Occupancy,
  type Publisher,
  QueryRunner,
  type ReclassifySummary,
  ResultCache,
  type RowValue,
  type RunOptions,
  type Standing,
  type Statement,
  type Statistics,
  startDeadline,
  type UndoSummary,
  type UnknownCharge,
  type Warehouse,
} from '@waybill/warehouse';
import { classifyCharges, undoClassification } from './charges/classify-charges.ts';
import { readChargesToClassify, readUnknownCharges } from './charges/unknown-charges.ts';
import type { ClickHouseOptions } from './clickhouse-options.ts';
import type { ClickHouseConnection } from './connection/clickhouse-connection.ts';
import { readClientsOfDeliveries, readDeliverySources } from './deliveries/read-sources.ts';
import { answeringOn } from './engine/answering.ts';
import { followOthers } from './engine/follow-others.ts';
import { Slots } from './engine/slots.ts';
import { exportRows } from './export/export-rows.ts';
import { readAccounts, readAccountsEdition, replaceAccounts } from './ledger/accounts.ts';
import { readAccountsInUse, readInvoicesOfLoad } from './ledger/invoices-of-load.ts';
import {
  findInvoices,
  readCountedPackages,
  readLastLoads,
  readLoadOf,
  readLoads,
  readSourceRows,
} from './ledger/read-ledger.ts';
import { readStatistics } from './ledger/read-statistics.ts';
import { readLastLoad } from './load/counters.ts';
import { countReplaced, removeReplaced } from './load/remove-replaced.ts';
import { ClickHouseWriter } from './load/writer.ts';
import { mendRollups } from './rollup/mend-rollups.ts';
import { versionedTables } from './schema/versions.ts';
import { undoLoad } from './undo/undo-load.ts';

/** The parts of an open warehouse. */
interface Parts {
  readonly connection: ClickHouseConnection;
  readonly publisher: Publisher;
  readonly rollups: readonly Rollup[];
  readonly options: Pick<ClickHouseOptions, 'connections' | 'asker' | 'onRun' | 'cacheBytes' | 'lock'>;
}

const defaultConnections = 8;
const exportsAtOnce = 2;
const defaultCacheBytes = 64 * 1024 * 1024;
const noLimit: RunOptions = { timeoutMs: Number.POSITIVE_INFINITY };

/** A warehouse in a database of a ClickHouse server. */
export class ClickHouseWarehouse implements Warehouse {
  readonly localFile = undefined;
  /** Queries that are interrupted end on the server. */
  readonly lostQueries = 0;
  readonly rollups: readonly Rollup[];
  readonly #connection: ClickHouseConnection;
  readonly #publisher: Publisher;
  readonly #slots: Slots;
  readonly #exporters = new Slots(exportsAtOnce);
  readonly #asker: NonNullable<ClickHouseOptions['asker']>;
  readonly #runner: QueryRunner;
  readonly #writer: ClickHouseWriter;
  readonly #stopFollowing: () => void;
  #accountsEdition: string | undefined;

  constructor({ connection, publisher, rollups, options }: Parts) {
    const { connections = defaultConnections, cacheBytes = defaultCacheBytes, asker, onRun, lock } = options;
    this.rollups = rollups;
    this.#connection = connection;
    this.#publisher = publisher;
    this.#slots = new Slots(connections);
    this.#asker = asker ?? (() => undefined);
    this.#runner = new QueryRunner(answeringOn(connection, this.#slots), {
      cache: new ResultCache(cacheBytes),
      asker: this.#asker,
      observe: onRun ?? (() => undefined),
    });
    this.#writer = new ClickHouseWriter({ connection, publisher, rollups, ...(lock && { lock }) });
    publisher.onPublished(() => this.#runner.forgetAnswers());
    this.#stopFollowing = lock === undefined ? () => undefined : followOthers(() => this.catchUp());
  }

  get dataVersion(): number {
    return this.#publisher.version;
  }

  get dataAsOf(): Date | null {
    return this.#publisher.asOf;
  }

  /** Shows what another process may have done: publishes the newest load, and answers from the newest accounts. */
  async catchUp(): Promise<void> {
    const edition = await this.#read(readAccountsEdition);
    if (edition !== this.#accountsEdition) this.#runner.forgetAnswers();
    this.#accountsEdition = edition;
    const { lastLoad, lastCommittedAt } = await this.#read(readLastLoad);
    if (lastLoad > this.dataVersion) this.#publisher.publish(lastLoad, lastCommittedAt);
  }

  onPublished(listener: (dataVersion: number) => void): () => void {
    return this.#publisher.onPublished(listener);
  }

  async run(query: Statement, options?: RunOptions): Promise<JsonRows> {
    return await this.#runner.run(query, options);
  }

  async rows<Row extends Record<string, RowValue>>(query: Statement, options?: RunOptions): Promise<Row[]> {
    return await this.#runner.rows<Row>(query, options);
  }

  get occupancy(): Occupancy {
    return this.#slots.occupancy;
  }

  async export(
    query: Statement,
    file: string,
    format: ExportFormat,
    options: ExportOptions = {},
  ): Promise<ExportSummary> {
    const { headers } = options;
    try {
      using deadline = startDeadline({ ...noLimit, ...options });
      return await this.#exporters.use(deadline, { lane: 'short', asker: undefined }, (signal) =>
        exportRows(this.#connection, query, file, format, { signal, ...(headers && { headers }) }),
      );
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  async beginLoad(description: LoadDescription): Promise<Load> {
    return await this.#writer.beginLoad(description);
  }

  async beginDeliveries(description: DeliveriesDescription): Promise<DeliveriesLoad> {
    return await this.#writer.beginDeliveries(description);
  }

  async clientsOfDeliveries(loadId: number): Promise<readonly number[] | undefined> {
    return await this.#read((connection) => readClientsOfDeliveries(connection, this.dataVersion, loadId));
  }

  async deliverySources(trackingId: bigint, clientIds: readonly number[]): Promise<DeliverySource[]> {
    return await this.#read((connection) => readDeliverySources(connection, this.dataVersion, trackingId, clientIds));
  }

  async undoLoad(loadId: number, source: string): Promise<UndoSummary> {
    return await this.#writer.publishChange((change) => undoLoad(change, loadId, source));
  }

  async unknownCharges(clientIds: readonly number[]): Promise<UnknownCharge[]> {
    return await this.#read((connection) => readUnknownCharges(connection, this.dataVersion, clientIds), 'long');
  }

  async chargesToClassify(
    classification: ChargeClassification,
    clientIds: readonly number[],
  ): Promise<ClassifiedCharges> {
    return await this.#read(
      (connection) => readChargesToClassify(connection, this.dataVersion, classification, clientIds),
      'long',
    );
  }

  async classifyCharges(
    classification: ChargeClassification,
    clientIds: readonly number[],
    source: string,
  ): Promise<ReclassifySummary> {
    return reclassified(
      await this.#writer.publishChange((change) => classifyCharges(change, { classification, clientIds, source })),
    );
  }

  async undoClassification(classificationId: number, source: string): Promise<ReclassifySummary> {
    return reclassified(
      await this.#writer.publishChange((change) => undoClassification(change, { classificationId, source })),
    );
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
    await replaceAccounts(this.#connection, accounts);
    this.#runner.forgetAnswers();
  }

  async loads(published: number): Promise<CommittedLoad[]> {
    return await this.#read((connection) => readLoads(connection, published));
  }

  async lastLoads(published: number): Promise<LastLoad[]> {
    return await this.#read((connection) => readLastLoads(connection, published));
  }

  async loadOf(source: string): Promise<number | undefined> {
    return await this.#read((connection) => readLoadOf(connection, source));
  }

  async countedPackages(invoiceId: bigint): Promise<Set<string>> {
    return await this.#read((connection) => readCountedPackages(connection, this.dataVersion, invoiceId), 'long');
  }

  async assertAnswers(): Promise<void> {
    await this.#read((connection) => connection.rows('select 1'));
  }

  async statistics(): Promise<Statistics> {
    return await this.#read((connection) => readStatistics(connection, this.dataVersion, this.rollups), 'long');
  }

  /** Nothing waits to be sorted: the server sorts rows itself. */
  async standing(): Promise<Standing> {
    return await this.#read(async (connection) => ({
      accounts: await readAccounts(connection),
      committedLoad: (await readLastLoad(connection)).lastLoad,
      waiting: [],
    }));
  }

  /** The server sorts rows itself; what changes have replaced is removed once nobody reads it. */
  async compact(): Promise<CompactionSummary> {
    const tables = versionedTables(this.rollups);
    if ((await countReplaced(this.#connection, tables)) > 0)
      await this.#writer.exclusively(() => removeReplaced(this.#connection, tables));
    return { partitions: 0, rows: 0 };
  }

  async mendRollups(): Promise<readonly string[]> {
    const mended = await this.#writer.exclusively((lastLoad) => mendRollups(this.#connection, this.rollups, lastLoad));
    if (mended.length > 0) this.#runner.forgetAnswers();
    return mended;
  }

  async close(): Promise<void> {
    this.#stopFollowing();
    this.#slots.close();
    this.#exporters.close();
    await this.#connection.close();
  }

  async #read<Result>(
    work: (connection: ClickHouseConnection) => Promise<Result>,
    lane: Lane = 'short',
  ): Promise<Result> {
    using deadline = startDeadline(noLimit);
    return await this.#slots.use(deadline, { lane, asker: this.#asker() }, () => work(this.#connection));
  }
}

const reclassified = ({ loadId, charges, packages }: ReclassifySummary): ReclassifySummary => ({
  loadId,
  charges,
  packages,
});
