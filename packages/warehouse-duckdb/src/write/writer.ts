import { mkdir, rm } from 'node:fs/promises';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Rollup } from '@waybill/query';
import type {
  Change,
  CompactionOptions,
  CompactionSummary,
  LoadDescription,
  LoadGroup,
  LoadSummary,
  Publisher,
} from '@waybill/warehouse';
import { FileLoads, LoadRejected, Mutex, WarehouseError } from '@waybill/warehouse';
import { DuckDbChange } from '../change/duckdb-change.ts';
import { compact } from '../compact/compact.ts';
import type { EngineThreads } from '../engine/engine-threads.ts';
import type { ReaderGate } from '../engine/reader-gate.ts';
import { returnMemory } from '../engine/return-memory.ts';
import type { BulkFill } from '../load/bulk-load.ts';
import { type Counters, readCounters } from '../load/counters.ts';
import { Staging } from '../load/staging.ts';
import { storeStaged } from '../load/store-staged.ts';
import { storeLoads } from './store-loads.ts';

interface WriterOptions {
  readonly threads: EngineThreads;
  readonly gate: ReaderGate;
  readonly stagingFolder: string;
  readonly rollups: readonly Rollup[];
  /** How many packages a load stores at once, and sorting sorts, with all of their charges. */
  readonly packagesAtOnce: number;
}

interface ToStore {
  readonly startedAt: Date;
  readonly isSmall: boolean;
  readonly fill: () => Promise<void>;
}

/** DuckDB reads so many rows at once: a second thread would only wait for them, and their order lets a query skip none. */
const mostPackagesOfSmall = 2_048;
const mostChargesOfSmall = 5 * mostPackagesOfSmall;
const mostTogether = { loads: 100, packages: mostPackagesOfSmall };

/** The single writer of the warehouse: one load at a time, on its own connection. */
export class Writer {
  readonly #instance: DuckDBInstance;
  readonly #publisher: Publisher;
  readonly #threads: EngineThreads;
  readonly #gate: ReaderGate;
  readonly #stagingFolder: string;
  readonly #rollups: readonly Rollup[];
  readonly #packagesAtOnce: number;
  readonly #mutex = new Mutex();
  readonly #accountsMutex = new Mutex();

  constructor(
    instance: DuckDBInstance,
    publisher: Publisher,
    { threads, gate, stagingFolder, rollups, packagesAtOnce }: WriterOptions,
  ) {
    this.#instance = instance;
    this.#publisher = publisher;
    this.#threads = threads;
    this.#gate = gate;
    this.#stagingFolder = stagingFolder;
    this.#rollups = rollups;
    this.#packagesAtOnce = packagesAtOnce;
  }

  /** Opens loads that are stored in one transaction. */
  async beginLoads(): Promise<LoadGroup> {
    const release = await this.#mutex.acquire();
    try {
      const connection = await this.#instance.connect();
      const first = await readCounters(connection);
      await this.#makeStagingFolder();
      const staging = await Staging.create(this.#stagingFolder, this.#packagesAtOnce);
      const store = (descriptions: readonly LoadDescription[], startedAt: Date) =>
        this.#store(connection, descriptions, first, {
          startedAt,
          isSmall: staging.packages.rows <= mostPackagesOfSmall && staging.charges.rows <= mostChargesOfSmall,
          fill: () => storeStaged(connection, staging, first),
        });
      const end = async () => {
        await staging.remove();
        await this.#end(connection, release);
      };
      return new FileLoads(staging, { store, end }, mostTogether);
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Opens a change of stored rows. */
  async beginChange(): Promise<Change> {
    const release = await this.#mutex.acquire();
    try {
      const connection = await this.#instance.connect();
      const first = await readCounters(connection);
      await this.#makeStagingFolder();
      return new DuckDbChange({
        connection,
        gate: this.#gate,
        publisher: this.#publisher,
        rollups: this.#rollups,
        first,
        stagingFolder: this.#stagingFolder,
        end: async (needsCheckpoint) => {
          await this.#end(connection, release);
          if (needsCheckpoint) await this.checkpoint();
        },
      });
    } catch (error) {
      release();
      throw error;
    }
  }

  async bulkLoad(description: LoadDescription, fill: BulkFill): Promise<LoadSummary> {
    return await this.exclusively(async (connection) => {
      const first = await readCounters(connection);
      const [summary] = await this.#store(connection, [description], first, {
        startedAt: new Date(),
        isSmall: false,
        fill: () =>
          fill({
            connection,
            loadId: first.loadId,
            firstInvoiceId: first.invoiceId,
            firstTrackingId: first.trackingId,
            firstChargeId: first.chargeId,
          }),
      });
      if (summary === undefined) throw new RangeError('The load was not stored.');
      return summary;
    });
  }

  /** Sorts scattered partitions when no load is open. */
  async compact(options: CompactionOptions): Promise<CompactionSummary> {
    return await this.exclusively((connection) => compact(connection, this.#gate, options, this.#packagesAtOnce));
  }

  /** Runs other changes when no load is open. */
  async exclusively<Result>(work: (connection: DuckDBConnection) => Promise<Result>): Promise<Result> {
    return await this.#withMutex(this.#mutex, work);
  }

  /** Runs a short change of a table that loads leave alone, also while a load is open. */
  async besideLoads<Result>(work: (connection: DuckDBConnection) => Promise<Result>): Promise<Result> {
    return await this.#withMutex(this.#accountsMutex, work);
  }

  /** Writes what is committed into the file itself; DuckDB does that beside no other change. */
  async checkpoint(): Promise<void> {
    await this.snapshot(async () => undefined);
  }

  /** Runs work while the file holds all that is committed and nothing changes it: loads wait, queries go on. */
  async snapshot<Result>(work: () => Promise<Result>): Promise<Result> {
    return await this.exclusively(() =>
      this.besideLoads(async (connection) => {
        await connection.run('checkpoint');
        return await work();
      }),
    );
  }

  /** Returns the engine's memory if nobody changes or reads the file. `limit` is the engine's limit. Says whether it did. */
  async returnMemory(limit: string): Promise<boolean> {
    return await this.#mutex.ifFree(() =>
      this.#accountsMutex.ifFree(() =>
        this.#onConnection((connection) => this.#gate.ifIdle(() => returnMemory(connection, limit))),
      ),
    );
  }

  async #withMutex<Result>(mutex: Mutex, work: (connection: DuckDBConnection) => Promise<Result>): Promise<Result> {
    return await mutex.run(() => this.#onConnection(work));
  }

  async #onConnection<Result>(work: (connection: DuckDBConnection) => Promise<Result>): Promise<Result> {
    const connection = await this.#instance.connect();
    try {
      return await work(connection);
    } finally {
      connection.closeSync();
    }
  }

  async #store(
    connection: DuckDBConnection,
    descriptions: readonly LoadDescription[],
    first: Counters,
    { startedAt, isSmall, fill }: ToStore,
  ): Promise<LoadSummary[]> {
    try {
      const parts = { gate: this.#gate, rollups: this.#rollups, isSmall, fill };
      const store = () => storeLoads(connection, descriptions, first, startedAt, parts);
      const stored = isSmall ? await store() : await this.#threads.withAll(connection, store);
      const last = stored.at(-1);
      if (last !== undefined) this.#publisher.publish(last.loadId, last.committedAt);
      return stored.map(({ committedAt: _, ...summary }) => summary);
    } catch (error) {
      if (error instanceof WarehouseError) throw error;
      throw new LoadRejected('The warehouse cannot store the load; the log of the server says why.', { cause: error });
    }
  }

  async #makeStagingFolder(): Promise<void> {
    await mkdir(this.#stagingFolder, { recursive: true, mode: 0o700 });
  }

  async #end(connection: DuckDBConnection, release: () => void): Promise<void> {
    connection.closeSync();
    await rm(this.#stagingFolder, { recursive: true, force: true });
    release();
  }
}
