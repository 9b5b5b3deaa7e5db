import type { Rollup } from '@waybill/query';
import {
  type Change,
  classifyLoad,
  completeLoad,
  FileLoads,
  type LoadDescription,
  type LoadGroup,
  LoadRejected,
  type LoadSummary,
  Mutex,
  type Publisher,
  QueryFailed,
  WarehouseError,
  WarehouseUnreachable,
} from '@waybill/warehouse';
import { shareScope } from '../deliveries/share-scope.ts';
import type { Change as ChangeOfShard } from '../load/change.ts';
import { lastNumber, readLastLoad, recordNumber } from '../load/counters.ts';
import { settleDollars } from '../load/settle-dollars.ts';
import { StageRows } from '../load/stage-rows.ts';
import { Staging } from '../load/staging.ts';
import { attachLoad, storeStaged } from '../load/store-staged.ts';
import { sweep, sweepLoads } from '../load/sweep.ts';
import { verifyLoad, verifyParts } from '../load/verify.ts';
import { type CommittedChange, WholeChange } from '../load/whole-change.ts';
import { soleWriter, type WriterLock } from '../load/writer-lock.ts';
import { pendingRollups, unknownRollups } from '../rollup/prepare-rollups.ts';
import { dropLoadingTables } from '../schema/loading.ts';
import { allOf } from '../shards/all-of.ts';
import { tablesOfShard } from '../shards/placement.ts';
import type { Shards } from '../shards/shards.ts';
import { dropForgotten } from '../shards/temporary-tables.ts';
import { type FamilyReader, Placing } from './placing.ts';
import { ShardedStaging } from './sharded-staging.ts';

/** What a writer changes, and what keeps others out meanwhile. */
export interface WriterParts {
  readonly shards: Shards;
  readonly publisher: Publisher;
  readonly rollups: readonly Rollup[];
  readonly lock?: WriterLock;
  /** Absent: no client has a parent. */
  readonly families?: FamilyReader;
}

/** A change that has begun, and what ends it. */
interface Begun {
  readonly change: WholeChange;
  readonly end: () => Promise<void>;
}

const onlyOne = { loads: 1, packages: Number.POSITIVE_INFINITY };

/** The single writer of a warehouse: one change at a time. */
export class ClickHouseWriter {
  readonly #shards: Shards;
  readonly #publisher: Publisher;
  readonly #rollups: readonly Rollup[];
  readonly #lock: WriterLock;
  readonly #families: FamilyReader;
  readonly #mutex = new Mutex();

  constructor({ shards, publisher, rollups, lock = soleWriter, families = noFamilies }: WriterParts) {
    this.#shards = shards;
    this.#publisher = publisher;
    this.#rollups = rollups;
    this.#lock = lock;
    this.#families = families;
  }

  /** Opens a group with room for one load: here the number of a load is that of its change. */
  async beginLoads(): Promise<LoadGroup> {
    const { change, end } = await this.#begin();
    try {
      const placing = await Placing.of(change, this.#families);
      const stagings = await change.onEach(({ connection, loading }) => Staging.create(connection, loading));
      const staging = new ShardedStaging(stagings, placing);
      const store = async (descriptions: readonly LoadDescription[]) => {
        const stored: LoadSummary[] = [];
        for (const description of descriptions)
          stored.push(await this.#store(change, description, { staging, placing }));
        return stored;
      };
      return new FileLoads(staging, { store, end }, onlyOne);
    } catch (error) {
      await end();
      throw error;
    }
  }

  /** Opens any other change; waits until no other is open. */
  async beginChange(): Promise<Change> {
    const { change, end } = await this.#begin();
    return {
      loadId: change.loadId,
      onEach: (work) => change.onEach(work),
      incoming: (name, columns) =>
        allOf(
          change.parts.map(async ({ connection, loading }) => {
            const rows = new StageRows(connection, loading.of(name), columns);
            await rows.create();
            return rows;
          }),
        ),
      commit: async (description) => {
        await change.onEach((part) => part.attachInserted());
        const { loadId, committedAt } = await change.commit(description);
        this.#publisher.publish(loadId, committedAt);
      },
      close: end,
    };
  }

  /** Makes a change when no other is open, and publishes it. */
  async publishChange<Done extends Pick<CommittedChange, 'loadId' | 'committedAt'>>(
    make: (change: WholeChange) => Promise<Done>,
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
      return await work(change.counters.lastLoad);
    } finally {
      await end();
    }
  }

  /** Begins a change under a number that no other gets, also when it fails. */
  async #begin(): Promise<Begun> {
    const begun = await this.#take();
    try {
      await this.#assertOwnRollups();
      await recordNumber(this.#shards.first, begun.change.loadId);
      return begun;
    } catch (error) {
      await begun.end();
      throw error;
    }
  }

  /** Takes the right to change the warehouse, and removes what a change that was cut off has left. */
  async #take(): Promise<Begun> {
    const release = await this.#mutex.acquire();
    try {
      const shards = this.#shards;
      await shards.waitForReplicas();
      const lock = await this.#lock.take(await lastNumber(shards.first));
      try {
        // Without these tables, a process that was presumed dead can no longer commit.
        await shards.onEach(({ replicas }) => allOf(replicas.map(dropLoadingTables)));
        const last = await readLastLoad(shards.first);
        const tables = tablesOfShard(this.#rollups, shards.areSeveral);
        await shards.onEach((connection) => sweep(connection, tables, last.lastLoad));
        await shards.onEach(({ replicas }) => allOf(replicas.map(dropForgotten)));
        if (shards.areSeveral) {
          await shards.onEach((connection, number) =>
            number === 1 ? Promise.resolve() : sweepLoads(connection, last.lastLoad),
          );
        }
        // Another process may have committed it, or its commit has arrived although the answer to it did not.
        if (last.lastLoad > this.#publisher.version) this.#publisher.publish(last.lastLoad, last.lastCommittedAt);
        const first = { ...last, loadId: lock.number };
        const change = new WholeChange({ shards, rollups: this.#rollups, first, lock });
        const end = async () => {
          await change.close();
          release();
        };
        return { change, end };
      } catch (error) {
        await lock.release();
        throw error;
      }
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Rows of this version would not fit into a rollup that another version has changed, and lack in one it has added. */
  async #assertOwnRollups(): Promise<void> {
    const names = await this.#shards.onEach(async (shard) => [
      ...(await pendingRollups(shard, this.#rollups)).map(({ name }) => name),
      ...(await unknownRollups(shard, this.#rollups)),
    ]);
    const [changed] = names.flat();
    if (changed !== undefined)
      throw new WarehouseUnreachable(
        `Another version of Waybill has changed the rollup ${changed}. Restart this server with that version; meanwhile, load on a server that has it.`,
      );
  }

  async #store(
    change: WholeChange,
    { classifications = [], tenantId, ownPromises, ...description }: LoadDescription,
    { staging, placing }: { readonly staging: ShardedStaging; readonly placing: Placing },
  ): Promise<LoadSummary> {
    try {
      const numbers = staging.numbersFrom(change.counters);
      const stored: { readonly part: ChangeOfShard; readonly isCompleted: boolean }[] = [];
      for (const [index, part] of change.parts.entries()) {
        const [staged, first] = [staging.stagings[index], numbers[index]];
        if (staged === undefined || first === undefined || (index > 0 && staged.invoices.rows === 0)) continue;
        await storeStaged(part, staged, first);
        await settleDollars(part);
        part.beginLoad();
        await classifyLoad(part, classifications);
        const isCompleted = await completeLoad(part, tenantId === undefined ? [] : [tenantId], ownPromises);
        await verifyLoad(part);
        if (change.shards.areSeveral) await verifyParts(part);
        stored.push({ part, isCompleted });
      }
      for (const { part } of stored) await attachLoad(part);
      if (change.shards.areSeveral && tenantId !== undefined)
        await shareScope(
          change,
          stored.filter(({ isCompleted }) => isCompleted).map(({ part }) => part),
        );
      await placing.store(change);
      const { committedAt, ...summary } = await change.commit(description);
      this.#publisher.publish(summary.loadId, committedAt);
      return summary;
    } catch (error) {
      if (error instanceof WarehouseError && !(error instanceof QueryFailed)) throw error;
      throw new LoadRejected('The warehouse cannot store the load; the log of the server says why.', { cause: error });
    }
  }
}

const noFamilies: FamilyReader = async () => new Map();
