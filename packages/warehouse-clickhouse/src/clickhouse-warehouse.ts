import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
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
  type LoadGroup,
  type Occupancy,
  type Publisher,
  QueryRunner,
  type ReclassifySummary,
  type RestingWarehouse,
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
import { ClickHouseCopy } from './copy/clickhouse-copy.ts';
import { readClientsOfDeliveries, readDeliverySources } from './deliveries/read-sources.ts';
import { countOverdue, settleOverdue } from './deliveries/settle-overdue.ts';
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
import { type MovedClients, moveClients } from './move/move-clients.ts';
import { mendRollups } from './rollup/mend-rollups.ts';
import { pendingRollups } from './rollup/prepare-rollups.ts';
import { tablesOfShard } from './shards/placement.ts';
import { Routing } from './shards/routing.ts';
import type { Servers } from './shards/servers.ts';
import type { Shards } from './shards/shards.ts';
import { undoLoad } from './undo/undo-load.ts';
import { ClickHouseWriter } from './write/writer.ts';

/** The parts of an open warehouse. */
interface Parts {
  readonly shards: Shards;
  readonly publisher: Publisher;
  readonly rollups: readonly Rollup[];
  readonly options: Pick<ClickHouseOptions, 'connections' | 'asker' | 'onRun' | 'cacheBytes' | 'lock' | 'families'>;
}

const defaultConnections = 8;
const exportsAtOnce = 2;
const defaultCacheBytes = 64 * 1024 * 1024;
const noLimit: RunOptions = { timeoutMs: Number.POSITIVE_INFINITY };

/** A warehouse in a database of a ClickHouse server, or of several that share its clients. */
export class ClickHouseWarehouse implements Warehouse {
  readonly localFile = undefined;
  /** Queries that are interrupted end on the server. */
  readonly lostQueries = 0;
  readonly #declared: readonly Rollup[];
  #rollups: readonly Rollup[];
  readonly #shards: Shards;
  readonly #routing: Routing;
  readonly #publisher: Publisher;
  readonly #slots: Slots;
  readonly #exporters = new Slots(exportsAtOnce);
  readonly #asker: NonNullable<ClickHouseOptions['asker']>;
  readonly #runner: QueryRunner;
  readonly #writer: ClickHouseWriter;
  readonly #stopFollowing: () => void;
  #accountsEdition: string | undefined;

  constructor({ shards, publisher, rollups, options }: Parts) {
    const { connections = defaultConnections, cacheBytes = defaultCacheBytes, asker, onRun, lock, families } = options;
    this.#declared = rollups;
    this.#rollups = rollups;
    this.#shards = shards;
    this.#routing = new Routing(shards);
    this.#publisher = publisher;
    this.#slots = new Slots(connections);
    this.#asker = asker ?? (() => undefined);
    this.#runner = new QueryRunner(answeringOn(this.#routing, this.#slots), {
      cache: new ResultCache(cacheBytes),
      asker: this.#asker,
      observe: onRun ?? (() => undefined),
    });
    this.#writer = new ClickHouseWriter({
      shards,
      publisher,
      rollups,
      ...(lock && { lock }),
      ...(families && { families }),
    });
    publisher.onPublished(() => this.#runner.forgetAnswers());
    shards.reading.onOthers(() => this.#runner.forgetAnswers());
    this.#stopFollowing = lock === undefined ? () => undefined : followOthers(() => this.catchUp());
  }

  /** Those that this version of Waybill can read: while servers are upgraded one by one, a newer one may change some. */
  get rollups(): readonly Rollup[] {
    return this.#rollups;
  }

  get dataVersion(): number {
    return this.#publisher.version;
  }

  get dataAsOf(): Date | null {
    return this.#publisher.asOf;
  }

  /**
   * Shows what another process may have done: publishes the newest load, answers from the newest accounts, and leaves
   * alone rollups of another version.
   */
  async catchUp(): Promise<void> {
    const edition = await this.#read(({ first }) => readAccountsEdition(first));
    if (edition !== this.#accountsEdition) this.#runner.forgetAnswers();
    this.#accountsEdition = edition;
    const { lastLoad, lastCommittedAt } = await this.#read(({ first }) => readLastLoad(first));
    if (lastLoad > this.dataVersion) this.#publisher.publish(lastLoad, lastCommittedAt);
    const foreign = new Set((await this.#readAll((connection) => pendingRollups(connection, this.#declared))).flat());
    if (this.#declared.length - foreign.size !== this.#rollups.length) {
      this.#rollups = this.#declared.filter((rollup) => !foreign.has(rollup));
      this.#runner.forgetAnswers();
    }
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
        this.#routing.ask(query, signal, (connection, written) =>
          exportRows(connection, { ...written, columns: query.columns }, file, format, {
            signal,
            ...(headers && { headers }),
          }),
        ),
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
    const found = await this.#readAll((connection) => readClientsOfDeliveries(connection, this.dataVersion, loadId));
    const clients = found.flatMap((clientIds) => clientIds ?? []);
    return found.every((clientIds) => clientIds === undefined) ? undefined : [...new Set(clients)];
  }

  async deliverySources(trackingId: bigint, clientIds: readonly number[]): Promise<DeliverySource[]> {
    return await this.#read((servers) => readDeliverySources(servers, this.dataVersion, trackingId, clientIds));
  }

  async settleOverdue(now: Date, source: string): Promise<number> {
    const found = await this.#readAll((connection) => countOverdue(connection, this.dataVersion, now), 'long');
    if (found.every((packages) => packages === 0)) return 0;
    const { overdue } = await this.#writer.publishChange((change) => settleOverdue(change, now, source));
    return overdue;
  }

  async undoLoad(loadId: number, source: string): Promise<UndoSummary> {
    return await this.#writer.publishChange((change) => undoLoad(change, loadId, source));
  }

  async unknownCharges(clientIds: readonly number[]): Promise<UnknownCharge[]> {
    return await this.#read((servers) => readUnknownCharges(servers, this.dataVersion, clientIds), 'long');
  }

  async chargesToClassify(
    classification: ChargeClassification,
    clientIds: readonly number[],
  ): Promise<ClassifiedCharges> {
    return await this.#read(
      (servers) => readChargesToClassify(servers, this.dataVersion, classification, clientIds),
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
    const found = await this.#readAll((connection) => findInvoices(connection, this.dataVersion, filter));
    return found.flat().toSorted((one, other) => one.loadId - other.loadId || inOrder(one.invoiceId, other.invoiceId));
  }

  async invoicesOfLoad(loadId: number): Promise<InvoiceOfLoad[]> {
    const found = await this.#readAll((connection) => readInvoicesOfLoad(connection, this.dataVersion, loadId));
    return found.flat().toSorted((one, other) => inOrder(one.invoiceId, other.invoiceId));
  }

  async accountsInUse(accountIds: readonly number[]): Promise<Set<number>> {
    const found = await this.#readAll((connection) => readAccountsInUse(connection, this.dataVersion, accountIds));
    return new Set(found.flatMap((accounts) => [...accounts]));
  }

  async sourceRows(invoiceId: bigint, fingerprints?: readonly string[]): Promise<Map<string, number>> {
    const found = await this.#readAll((connection) =>
      readSourceRows(connection, this.dataVersion, invoiceId, fingerprints),
    );
    return new Map(found.flatMap((rows) => [...rows]));
  }

  async replaceAccounts(accounts: readonly AccountMirror[]): Promise<void> {
    const inOrderOfIds = accounts.toSorted((one, other) => one.accountId - other.accountId);
    const kept = await this.#readAll(readAccounts);
    if (kept.every((mirror) => isDeepStrictEqual(mirror, inOrderOfIds))) return;
    // The first shard tells other processes, so it comes last.
    for (const connection of this.#shards.all.toReversed()) await replaceAccounts(connection, accounts);
    this.#runner.forgetAnswers();
  }

  async loads(published: number): Promise<CommittedLoad[]> {
    return await this.#read(({ first }) => readLoads(first, published));
  }

  async lastLoads(published: number): Promise<LastLoad[]> {
    const found = await this.#readAll((connection) => readLastLoads(connection, published));
    return found.flat().toSorted((one, other) => one.clientId - other.clientId);
  }

  async loadOf(source: string): Promise<number | undefined> {
    // Asked after a commit that failed: only the replica on which changes are made certainly knows.
    return await readLoadOf(this.#shards.first, source);
  }

  async countedPackages(invoiceId: bigint): Promise<Set<string>> {
    const found = await this.#readAll(
      (connection) => readCountedPackages(connection, this.dataVersion, invoiceId),
      'long',
    );
    return new Set(found.flatMap((numbers) => [...numbers]));
  }

  /** Without another shard than the first, the clients of all others can still be asked about. */
  async assertAnswers(): Promise<void> {
    await this.#read(({ first }) => first.rows('select 1'));
  }

  async statistics(): Promise<Statistics> {
    return await this.#read((servers) => readStatistics(servers, this.dataVersion, this.rollups), 'long');
  }

  /** Nothing waits to be sorted: the server sorts rows itself. */
  async standing(): Promise<Standing> {
    return await this.#read(async ({ first }) => ({
      accounts: await readAccounts(first),
      committedLoad: (await readLastLoad(first)).lastLoad,
      waiting: [],
    }));
  }

  /** The server sorts rows itself; what changes have replaced is removed once nobody reads it. */
  async compact(): Promise<CompactionSummary> {
    const tables = tablesOfShard(this.#declared, this.#shards.areSeveral);
    const replaced = await this.#shards.onEach((connection) => countReplaced(connection, tables));
    if (replaced.some((rows) => rows > 0))
      await this.#writer.exclusively(() => this.#shards.onEach((connection) => removeReplaced(connection, tables)));
    return { partitions: 0, rows: 0 };
  }

  async atRest<Result>(work: (resting: RestingWarehouse) => Promise<Result>): Promise<Result> {
    return await this.#writer.exclusively(() => work({ rows: new ClickHouseCopy(this.#shards) }));
  }

  async mendRollups(): Promise<readonly string[]> {
    const found = await this.#writer.exclusively((lastLoad) =>
      this.#shards.onEach((connection) => mendRollups(connection, this.#declared, lastLoad)),
    );
    const mended = new Set(found.flat());
    if (mended.size > 0) this.#runner.forgetAnswers();
    return [...mended];
  }

  async close(): Promise<void> {
    this.#stopFollowing();
    this.#slots.close();
    this.#exporters.close();
    await this.#shards.close();
  }

  /** Moves the rows of clients to another shard, while they can be queried, and publishes that as a load. */
  async moveClients(clientIds: readonly number[], shard: number): Promise<MovedClients> {
    const moved = await this.#writer.publishChange((change) => moveClients(change, clientIds, shard));
    return { loadId: moved.loadId, packages: moved.packages, charges: moved.charges };
  }

  async #read<Result>(work: (servers: Servers) => Promise<Result>, lane: Lane = 'short'): Promise<Result> {
    using deadline = startDeadline(noLimit);
    return await this.#slots.use(deadline, { lane, asker: this.#asker() }, () => this.#shards.reading.ask(work));
  }

  async #readAll<Result>(
    work: (connection: ClickHouseConnection) => Promise<Result>,
    lane: Lane = 'short',
  ): Promise<Result[]> {
    return await this.#read((servers) => servers.onEach(work), lane);
  }
}

const inOrder = (one: bigint, other: bigint): number => (one < other ? -1 : Number(one > other));

const reclassified = ({ loadId, charges, packages }: ReclassifySummary): ReclassifySummary => ({
  loadId,
  charges,
  packages,
});
