import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { clickhouse, type Rollup, type Sql, sql, type WrittenStatement } from '@waybill/query';
import {
  type AccountMirror,
  type AskOptions,
  type Change,
  type CompactionSummary,
  type Engine,
  type ExportFormat,
  type ExportOptions,
  type ExportSummary,
  type Lane,
  type LoadGroup,
  type Occupancy,
  type Publisher,
  QueryRunner,
  ResultCache,
  type RunOptions,
  type Statement,
  startDeadline,
  type WarehouseSnapshot,
} from '@waybill/warehouse';
import type { ClickHouseOptions } from './clickhouse-options.ts';
import type { ClickHouseConnection } from './connection/clickhouse-connection.ts';
import { ClickHouseCopy } from './copy/clickhouse-copy.ts';
import { answeringOn } from './engine/answering.ts';
import { Slots } from './engine/slots.ts';
import { exportRows } from './export/export-rows.ts';
import { readAccountsEdition, readAccountsOf, replaceAccounts } from './ledger/accounts.ts';
import { readLastLoad } from './load/counters.ts';
import { countReplaced, removeReplaced } from './load/sweep.ts';
import { mendRollups } from './rollup/mend-rollups.ts';
import { pendingRollups } from './rollup/prepare-rollups.ts';
import { whileGathered } from './shards/gather.ts';
import { tablesOfShard } from './shards/placement.ts';
import { Routing } from './shards/routing.ts';
import type { Servers } from './shards/servers.ts';
import type { Shards } from './shards/shards.ts';
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

/** ClickHouse: one server, or several that share the clients. */
export class ClickHouseEngine implements Engine {
  readonly dialect = clickhouse;
  readonly localFile = undefined;
  /** Queries that are interrupted end on the server. */
  readonly lostQueries = 0;
  readonly publisher: Publisher;
  readonly runner: QueryRunner;
  readonly writer: ClickHouseWriter;
  readonly #declared: readonly Rollup[];
  #rollups: readonly Rollup[];
  readonly #shards: Shards;
  readonly #routing: Routing;
  readonly #slots: Slots;
  readonly #exporters = new Slots(exportsAtOnce);
  readonly #asker: NonNullable<ClickHouseOptions['asker']>;
  readonly #stopFollowing: () => void;
  #accountsEdition: string | undefined;

  constructor({ shards, publisher, rollups, options }: Parts) {
    const { connections = defaultConnections, cacheBytes = defaultCacheBytes, asker, onRun, lock, families } = options;
    this.#declared = rollups;
    this.#rollups = rollups;
    this.#shards = shards;
    this.#routing = new Routing(shards);
    this.publisher = publisher;
    this.#slots = new Slots(connections);
    this.#asker = asker ?? (() => undefined);
    this.runner = new QueryRunner(answeringOn(this.#routing, this.#slots), {
      cache: new ResultCache(cacheBytes),
      asker: this.#asker,
      observe: onRun ?? (() => undefined),
    });
    this.writer = new ClickHouseWriter({
      shards,
      publisher,
      rollups,
      ...(lock && { lock }),
      ...(families && { families }),
    });
    publisher.onPublished(() => this.runner.forgetAnswers());
    shards.reading.onOthers(() => this.runner.forgetAnswers());
    this.#stopFollowing = lock === undefined ? () => undefined : followOthers(() => this.catchUp());
  }

  /** Those that this version of Waybill can read: while servers are upgraded one by one, a newer one may change some. */
  get rollups(): readonly Rollup[] {
    return this.#rollups;
  }

  get occupancy(): Occupancy {
    return this.#slots.occupancy;
  }

  readonly ask = async (statement: Sql, options: AskOptions = {}): Promise<unknown[][]> => {
    const { lane, from = 'shards', gather } = options;
    if (from === 'writer') return await rowsOf(this.#shards.first, clickhouse.write(statement));
    return await this.#read(async (servers) => {
      if (from === 'first') return await rowsOf(servers.first, clickhouse.write(statement));
      if (gather === undefined) {
        const written = clickhouse.write(statement);
        return (await servers.onEach((connection) => rowsOf(connection, written))).flat();
      }
      if (!servers.areSeveral) return await rowsOf(servers.first, clickhouse.write(gather(sql`(${statement})`)));
      const table = 'gathered_1';
      const parts = [{ table, statement: clickhouse.write(statement), reads: [] }];
      const whole = clickhouse.write(gather(sql.table(table)));
      return await whileGathered(servers.all, { parts, whole }, new AbortController().signal, rowsOf);
    }, lane);
  };

  async export(query: Statement, file: string, format: ExportFormat, options: ExportOptions): Promise<ExportSummary> {
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

  async beginLoads(): Promise<LoadGroup> {
    return await this.writer.beginLoads();
  }

  async beginChange(): Promise<Change> {
    return await this.writer.beginChange();
  }

  async replaceAccounts(accounts: readonly AccountMirror[]): Promise<void> {
    const inOrderOfIds = accounts.toSorted((one, other) => one.accountId - other.accountId);
    const kept = await this.#read((servers) => servers.onEach(readAccountsOf));
    if (kept.every((mirror) => isDeepStrictEqual(mirror, inOrderOfIds))) return;
    // The first shard tells other processes, so it comes last.
    for (const connection of this.#shards.all.toReversed()) await replaceAccounts(connection, accounts);
    this.runner.forgetAnswers();
  }

  async bytes(): Promise<number> {
    const found = await this.ask(
      sql`select ifNull(sum(bytes_on_disk), 0) from system.parts where database = currentDatabase() and active`,
    );
    return found.reduce((sum, [bytes]) => sum + Number(bytes), 0);
  }

  /** Nothing waits to be sorted: the server sorts rows itself. */
  async scattered(): Promise<readonly []> {
    return [];
  }

  /** The server sorts rows itself; what changes have replaced is removed once nobody reads it. */
  async compact(): Promise<CompactionSummary> {
    const tables = tablesOfShard(this.#declared, this.#shards.areSeveral);
    const replaced = await this.#shards.onEach((connection) => countReplaced(connection, tables));
    if (replaced.some((rows) => rows > 0))
      await this.writer.exclusively(() => this.#shards.onEach((connection) => removeReplaced(connection, tables)));
    return { partitions: 0, rows: 0 };
  }

  async snapshot<Result>(work: (snapshot: WarehouseSnapshot) => Promise<Result>): Promise<Result> {
    return await this.writer.exclusively(() => work({ rows: new ClickHouseCopy(this.#shards) }));
  }

  async mendRollups(): Promise<readonly string[]> {
    const found = await this.writer.exclusively((lastLoad) =>
      this.#shards.onEach((connection) => mendRollups(connection, this.#declared, lastLoad)),
    );
    const mended = new Set(found.flat());
    if (mended.size > 0) this.runner.forgetAnswers();
    return [...mended];
  }

  /**
   * Shows what another process may have done: publishes the newest load, answers from the newest accounts, and leaves
   * alone rollups of another version.
   */
  async catchUp(): Promise<void> {
    const edition = await this.#read(({ first }) => readAccountsEdition(first));
    if (edition !== this.#accountsEdition) this.runner.forgetAnswers();
    this.#accountsEdition = edition;
    const { lastLoad, lastCommittedAt } = await this.#read(({ first }) => readLastLoad(first));
    if (lastLoad > this.publisher.version) this.publisher.publish(lastLoad, lastCommittedAt);
    const pending = (connection: ClickHouseConnection) => pendingRollups(connection, this.#declared);
    const foreign = new Set((await this.#read((servers) => servers.onEach(pending))).flat());
    if (this.#declared.length - foreign.size !== this.#rollups.length) {
      this.#rollups = this.#declared.filter((rollup) => !foreign.has(rollup));
      this.runner.forgetAnswers();
    }
  }

  async close(): Promise<void> {
    this.#stopFollowing();
    this.#slots.close();
    this.#exporters.close();
    await this.#shards.close();
  }

  async #read<Result>(work: (servers: Servers) => Promise<Result>, lane: Lane = 'short'): Promise<Result> {
    using deadline = startDeadline(noLimit);
    return await this.#slots.use(deadline, { lane, asker: this.#asker() }, () => this.#shards.reading.ask(work));
  }
}

const rowsOf = (connection: ClickHouseConnection, { sql: text, parameters }: WrittenStatement): Promise<unknown[][]> =>
  connection.rows(text, parameters);

const millisecondsBetweenLooks = 1_000;

/**
 * Checks once a second what other processes have done; if a check fails, the next one catches up. Returns a function
 * that stops it.
 */
function followOthers(look: () => Promise<void>): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  }, millisecondsBetweenLooks);
  timer.unref();
  return () => clearInterval(timer);
}
