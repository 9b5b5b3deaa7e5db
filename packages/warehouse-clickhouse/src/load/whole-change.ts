import type { Rollup } from '@waybill/query';
import type { LoadDescription, LoadSummary } from '@waybill/warehouse';
import { seenAt } from '../schema/versions.ts';
import { allOf } from '../shards/all-of.ts';
import type { Shards } from '../shards/shards.ts';
import { Change } from './change.ts';
import { type Counters, readLastLoad } from './counters.ts';
import type { HeldLock } from './writer-lock.ts';

/** What a change is made with. */
interface WholeChangeParts {
  readonly shards: Shards;
  readonly rollups: readonly Rollup[];
  readonly first: Counters;
  readonly lock: HeldLock;
}

/** A committed load and the moment of its commit. */
export interface CommittedChange extends LoadSummary {
  readonly committedAt: Date;
}

/** What a load has brought to one server, and the numbers that are free after it. */
type Counted = Pick<LoadSummary, 'invoices' | 'packages' | 'charges'> &
  Pick<Counters, 'invoiceId' | 'trackingId' | 'chargeId'>;

/**
 * A change of the warehouse on all of its servers. It exists with one row in the table `load` of the first: until then
 * nobody asks for its rows on any of them.
 */
export class WholeChange {
  readonly shards: Shards;
  readonly counters: Counters;
  /** The change on each server, in the order of the shards. */
  readonly parts: readonly Change[];
  readonly #first: Change;
  readonly #lock: HeldLock;
  readonly #startedAt = new Date();

  constructor({ shards, rollups, first, lock }: WholeChangeParts) {
    this.shards = shards;
    this.counters = first;
    this.#first = new Change({ connection: shards.first, rollups, first });
    const [, ...further] = shards.all;
    this.parts = [this.#first, ...further.map((connection) => new Change({ connection, rollups, first }))];
    this.#lock = lock;
  }

  get loadId(): number {
    return this.counters.loadId;
  }

  /** The change on the server that has the loads. */
  get first(): Change {
    return this.#first;
  }

  /** Does the same on every server, one after the other. */
  async onEach<Result>(work: (change: Change) => Promise<Result>): Promise<Result[]> {
    const done: Result[] = [];
    for (const change of this.parts) done.push(await work(change));
    return done;
  }

  /** Adds the row with which the load exists. */
  async commit({ kind, source }: Pick<LoadDescription, 'kind' | 'source'>): Promise<CommittedChange> {
    const { loadId } = this;
    const { connection, loading } = this.#first;
    const committedAt = new Date();
    const { invoices, packages, charges, ...next } = sumOf(await allOf(this.parts.map((change) => countOf(change))));
    const moments = [this.#startedAt, committedAt].map((moment) =>
      moment.toISOString().replace('T', ' ').replace('Z', ''),
    );
    const numbers = [invoices, packages, charges, next.invoiceId, next.trackingId, next.chargeId].map(String);
    const row = [loadId, kind, source, ...moments, ...numbers];
    await loading.makeLike('load');
    await connection.insertRows(loading.of('load'), [row]);
    const [, ...further] = this.parts;
    await allOf(further.map((change) => change.connection.insertRows('load', [row])));
    await this.shards.waitForReplicas();
    await this.#lock.whileHeld(() => this.#exist());
    try {
      // If the only replica with the row were lost for good, so would the load be: it is not reported before.
      await this.shards.waitForReplicas();
    } finally {
      await this.#lock.noteChange();
    }
    const seconds = (committedAt.getTime() - this.#startedAt.getTime()) / 1000;
    return { loadId, invoices, packages, charges, seconds, committedAt };
  }

  /**
   * If the answer is lost, the row is there or never will be: without its table, the statement cannot add it any more.
   * A replica may still take back a row that Keeper does not know of, so all of them have to have it.
   */
  async #exist(): Promise<void> {
    const { connection, loading } = this.#first;
    try {
      await connection.command(`insert into load select * from ${loading.of('load')}`);
    } catch (error) {
      await loading.drop();
      await this.shards.first.waitForReplicas();
      const found = await allOf(this.shards.first.replicas.map(readLastLoad));
      if (found.some(({ lastLoad }) => lastLoad !== this.loadId)) throw error;
    }
  }

  /** Lets go of what was put together, and of the right to change the warehouse. */
  async close(): Promise<void> {
    // What cannot be dropped now is dropped by the next change.
    await Promise.allSettled(this.parts.map(({ loading }) => loading.drop()));
    await this.#lock.release();
  }
}

async function countOf({ connection, loadId, first }: Change): Promise<Counted> {
  const own = `where load_id = ${loadId} and ${seenAt(loadId)}`;
  const [counted = []] = await connection.rows(
    `select (select count(distinct invoice_id) from invoice ${own}),
       (select count() from package_level_info ${own}),
       (select count() from charge_level_info ${own}),
       greatest((select ifNull(max(invoice_id), 0) + 1 from invoice ${own}), ${first.invoiceId}),
       (select ifNull(max(tracking_id) + 1, ${first.trackingId}) from package_level_info ${own}),
       (select ifNull(max(charge_id) + 1, ${first.chargeId}) from charge_level_info ${own})`,
  );
  const [invoices = 0, packages = 0, charges = 0] = counted.map(Number);
  const [invoiceId = 0n, trackingId = 0n, chargeId = 0n] = counted.slice(3).map((number) => BigInt(String(number)));
  return { invoices, packages, charges, invoiceId, trackingId, chargeId };
}

/** An invoice, and with it everything else, is on one server only. */
function sumOf(counted: readonly Counted[]): Counted {
  const greatest = (one: bigint, other: bigint): bigint => (one > other ? one : other);
  return counted.reduce((sum, each) => ({
    invoices: sum.invoices + each.invoices,
    packages: sum.packages + each.packages,
    charges: sum.charges + each.charges,
    invoiceId: greatest(sum.invoiceId, each.invoiceId),
    trackingId: greatest(sum.trackingId, each.trackingId),
    chargeId: greatest(sum.chargeId, each.chargeId),
  }));
}
