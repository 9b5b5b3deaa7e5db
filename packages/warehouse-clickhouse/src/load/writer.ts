import type { Rollup } from '@waybill/query';
import {
  type DeliveriesDescription,
  type DeliveriesLoad,
  FileLoad,
  type Load,
  type LoadDescription,
  LoadRejected,
  type LoadSummary,
  type Publisher,
  QueryFailed,
  Turns,
  WarehouseError,
} from '@waybill/warehouse';
import { classifyLoad } from '../charges/classify-load.ts';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { completeLoad } from '../deliveries/complete-load.ts';
import { FileDeliveries } from '../deliveries/deliveries-load.ts';
import { versionedTables } from '../schema/versions.ts';
import { Change, type CommittedChange } from './change.ts';
import { lastNumber, readLastLoad, recordNumber } from './counters.ts';
import { dropLoadingTables } from './loading.ts';
import { settleDollars } from './settle-dollars.ts';
import { Staging } from './staging.ts';
import { attachLoad, storeStaged } from './store-staged.ts';
import { sweep } from './sweep.ts';
import { verifyLoad } from './verify.ts';
import { soleWriter, type WriterLock } from './writer-lock.ts';

/** What a writer changes, and what keeps others out meanwhile. */
export interface WriterParts {
  readonly connection: ClickHouseConnection;
  readonly publisher: Publisher;
  readonly rollups: readonly Rollup[];
  readonly lock?: WriterLock;
}

/** A change that has begun, and what ends it. */
interface Begun {
  readonly change: Change;
  readonly end: () => Promise<void>;
}

/** The single writer of a database: one change at a time. */
export class ClickHouseWriter {
  readonly #connection: ClickHouseConnection;
  readonly #publisher: Publisher;
  readonly #rollups: readonly Rollup[];
  readonly #lock: WriterLock;
  readonly #turns = new Turns();

  constructor({ connection, publisher, rollups, lock = soleWriter }: WriterParts) {
    this.#connection = connection;
    this.#publisher = publisher;
    this.#rollups = rollups;
    this.#lock = lock;
  }

  /** Opens a load; waits until no other change is open. */
  async beginLoad(description: LoadDescription): Promise<Load> {
    const { change, end } = await this.#begin();
    try {
      const staging = await Staging.create(this.#connection, change.loading);
      return new FileLoad(change.loadId, staging, { store: () => this.#store(change, description, staging), end });
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** Opens a load of delivery facts; waits until no other change is open. */
  async beginDeliveries(description: DeliveriesDescription): Promise<DeliveriesLoad> {
    const { change, end } = await this.#begin();
    try {
      const publish = (loadId: number, committedAt: Date) => this.#publisher.publish(loadId, committedAt);
      return await FileDeliveries.begin(description, { change, publish, end });
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** Makes a change when no other is open, and publishes it. */
  async publishChange<Done extends Pick<CommittedChange, 'loadId' | 'committedAt'>>(
    make: (change: Change) => Promise<Done>,
  ): Promise<Omit<Done, 'committedAt'>> {
    const { change, end } = await this.#begin();
    try {
      const { committedAt, ...done } = await make(change);
      this.#publisher.publish(done.loadId, committedAt);
      return done;
    } finally {
      await end();
    }
  }

  /** Runs work when no change is open; no other process changes anything meanwhile. */
  async exclusively<Result>(work: (lastLoad: number) => Promise<Result>): Promise<Result> {
    const { change, end } = await this.#take();
    try {
      return await work(change.first.lastLoad);
    } finally {
      await end();
    }
  }

  /** Begins a change under a number that no other gets, also when it fails. */
  async #begin(): Promise<Begun> {
    const begun = await this.#take();
    try {
      await recordNumber(this.#connection, begun.change.loadId);
      return begun;
    } catch (error) {
      await begun.end();
      throw error;
    }
  }

  /** Takes the right to change the warehouse, and removes what a change that was cut off has left. */
  async #take(): Promise<Begun> {
    const endTurn = await this.#turns.take();
    try {
      const lock = await this.#lock.take(await lastNumber(this.#connection));
      try {
        // Whoever was taken for dead needs these tables for whatever it may still do.
        await dropLoadingTables(this.#connection);
        const last = await readLastLoad(this.#connection);
        await sweep(this.#connection, versionedTables(this.#rollups), last.lastLoad);
        // Another process may have committed it, or its commit has arrived although the answer to it did not.
        if (last.lastLoad > this.#publisher.version) this.#publisher.publish(last.lastLoad, last.lastCommittedAt);
        const first = { ...last, loadId: lock.number };
        const change = new Change({ connection: this.#connection, rollups: this.#rollups, first, lock });
        const end = async () => {
          await change.close();
          endTurn();
        };
        return { change, end };
      } catch (error) {
        await lock.release();
        throw error;
      }
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async #store(change: Change, description: LoadDescription, staging: Staging): Promise<LoadSummary> {
    try {
      await storeStaged(change, staging);
      await classifyLoad(change, description.classifications ?? []);
      await settleDollars(change);
      const completed = await completeLoad(change, description.tenantId);
      await verifyLoad(change);
      await attachLoad(change, ['classified_charge', ...completed]);
      const { committedAt, ...summary } = await change.commit(description);
      this.#publisher.publish(summary.loadId, committedAt);
      return summary;
    } catch (error) {
      if (error instanceof WarehouseError && !(error instanceof QueryFailed)) throw error;
      throw new LoadRejected('The warehouse cannot store the load; the log of the server says why.', { cause: error });
    }
  }
}
