import type { Rollup } from '@waybill/query';
import { rollupSelect } from '@waybill/query';
import type { LoadDescription, LoadSummary } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { rollupNames } from '../rollup/rollup-table.ts';
import { seenAt } from '../schema/versions.ts';
import { type Counters, readLastLoad } from './counters.ts';
import { Loading } from './loading.ts';
import type { HeldLock } from './writer-lock.ts';

/** What a change is made with. */
export interface ChangeParts {
  readonly connection: ClickHouseConnection;
  readonly rollups: readonly Rollup[];
  readonly first: Counters;
  readonly lock: HeldLock;
}

/** A committed load and the moment of its commit. */
export interface CommittedChange extends LoadSummary {
  readonly committedAt: Date;
}

/**
 * A change of the warehouse in the making. ClickHouse has no transactions: rows are put together beside the tables,
 * attached to them as seen from the number of this load on, and rows that they replace are seen until it. Nobody asks
 * for that number before the load exists, which it does with its row in the table `load`.
 */
export class Change {
  readonly connection: ClickHouseConnection;
  readonly rollups: readonly Rollup[];
  readonly first: Counters;
  readonly loading: Loading;
  readonly #lock: HeldLock;
  readonly #startedAt = new Date();

  constructor({ connection, rollups, first, lock }: ChangeParts) {
    this.connection = connection;
    this.rollups = rollups;
    this.first = first;
    this.loading = new Loading(connection, first.loadId);
    this.#lock = lock;
  }

  get loadId(): number {
    return this.first.loadId;
  }

  /** The condition on rows that are seen before the change. */
  seen(table = ''): string {
    return seenAt(this.first.lastLoad, table);
  }

  /** Ends the rows of a table that are seen and fulfil the condition. It has to name a table of this load. */
  async end(table: string, where: string): Promise<void> {
    const [row] = await this.connection.rows(`select count() from ${table} where ${this.seen()} and ${where}`);
    if (Number(row?.[0]) === 0) return;
    await this.connection.command(`update ${table} set until_load = ${this.loadId} where ${this.seen()} and ${where}`);
  }

  /** Adds up the rollups again for the loads and quarters of the packages in the loading table. */
  async refillRollups(rollups = this.rollups): Promise<void> {
    for (const rollup of rollups) {
      const partition = `${rollup.dateColumn}_partition`;
      const packages = this.loading.of('package_level_info');
      const touched = `client_id in (select client_id from ${packages})
        and (load_id, ${partition}) in (select load_id, ${partition} from ${packages})`;
      await this.end(rollup.name, touched);
      await this.loading.makeLike(rollup.name);
      await this.connection.command(
        `insert into ${this.loading.of(rollup.name)} (${rollupNames(rollup)}, since_load)
         select *, ${this.loadId} from (${rollupSelect(rollup, `${seenAt(this.loadId)} and ${touched}`)})`,
      );
      await this.loading.attach(rollup.name);
    }
  }

  /** Adds the row with which the load exists. */
  async commit({ kind, source }: Pick<LoadDescription, 'kind' | 'source'>): Promise<CommittedChange> {
    const { loadId, connection, loading } = this;
    const committedAt = new Date();
    const own = `where load_id = ${loadId} and ${seenAt(loadId)}`;
    const [counted = []] = await connection.rows(
      `select (select count(distinct invoice_id) from invoice ${own}),
         (select count() from package_level_info ${own}),
         (select count() from charge_level_info ${own}),
         greatest((select ifNull(max(invoice_id), 0) + 1 from invoice ${own}), ${this.first.invoiceId}),
         (select ifNull(max(tracking_id) + 1, ${this.first.trackingId}) from package_level_info ${own}),
         (select ifNull(max(charge_id) + 1, ${this.first.chargeId}) from charge_level_info ${own})`,
    );
    const moments = [this.#startedAt, committedAt].map((moment) =>
      moment.toISOString().replace('T', ' ').replace('Z', ''),
    );
    await loading.makeLike('load');
    await connection.insertRows(loading.of('load'), [[loadId, kind, source, ...moments, ...counted]]);
    await this.#lock.whileHeld(() => this.#exist());
    const [invoices = 0, packages = 0, charges = 0] = counted.map(Number);
    const seconds = (committedAt.getTime() - this.#startedAt.getTime()) / 1000;
    return { loadId, invoices, packages, charges, seconds, committedAt };
  }

  /** If the answer is lost, the row is there or never will be: without its table, the statement cannot add it any more. */
  async #exist(): Promise<void> {
    const { connection, loading, loadId } = this;
    try {
      await connection.command(`insert into load select * from ${loading.of('load')}`);
    } catch (error) {
      await loading.drop();
      const { lastLoad } = await readLastLoad(connection);
      if (lastLoad !== loadId) throw error;
    }
  }

  /** Lets go of what was put together, and of the right to change the warehouse. */
  async close(): Promise<void> {
    try {
      await this.loading.drop();
    } catch {
      // The next change drops what is left.
    }
    await this.#lock.release();
  }
}
