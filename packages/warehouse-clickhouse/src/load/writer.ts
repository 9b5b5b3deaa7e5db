import type { Rollup } from '@waybill/query';
import {
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
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { type Counters, takeCounters } from './counters.ts';
import { attach, makeLoadingTables, sweep, tablesOfLoad } from './loading-tables.ts';
import { Staging } from './staging.ts';
import { fillLoadingRollups, storeStaged } from './store-staged.ts';
import { verifyLoad } from './verify.ts';

/** What a load is. Classifications of charges, and deliveries that are known already, are not applied to its rows. */
export type PlainLoad = Pick<LoadDescription, 'kind' | 'source'>;

/**
 * The single writer of a database: one load at a time. ClickHouse has no transactions, so a load is put together beside
 * the tables, attached to them under a number that no query asks for yet, and exists with its row in the table `load`.
 */
export class ClickHouseWriter {
  readonly #connection: ClickHouseConnection;
  readonly #publisher: Publisher;
  readonly #rollups: readonly Rollup[];
  readonly #turns = new Turns();

  constructor(connection: ClickHouseConnection, publisher: Publisher, rollups: readonly Rollup[]) {
    this.#connection = connection;
    this.#publisher = publisher;
    this.#rollups = rollups;
  }

  /** Opens a load; waits until no other load is open. What a load that was cut off has left is removed first. */
  async beginLoad(description: PlainLoad): Promise<Load> {
    const endTurn = await this.#turns.take();
    try {
      const first = await takeCounters(this.#connection);
      const { lastLoad, lastCommittedAt } = first;
      // Its commit may have arrived although the answer to it did not.
      if (lastLoad > this.#publisher.version) this.#publisher.publish(lastLoad, lastCommittedAt);
      await sweep(this.#connection, this.#tables, lastLoad);
      const staging = await Staging.create(this.#connection);
      return new FileLoad(first.loadId, staging, {
        store: (startedAt) => this.#store(description, staging, first, startedAt),
        end: async () => endTurn(),
      });
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  get #tables(): readonly string[] {
    return tablesOfLoad(this.#rollups);
  }

  async #store(description: LoadDescription, staging: Staging, first: Counters, startedAt: Date): Promise<LoadSummary> {
    try {
      await makeLoadingTables(this.#connection, this.#tables);
      await storeStaged(this.#connection, staging, first);
      await verifyLoad(this.#connection, this.#connection.database, first);
      await fillLoadingRollups(this.#connection, this.#rollups);
      for (const table of this.#tables) await attach(this.#connection, table);
      return await this.#commit(description, first, startedAt);
    } catch (error) {
      if (error instanceof WarehouseError && !(error instanceof QueryFailed)) throw error;
      throw new LoadRejected('The warehouse cannot store the load; the log of the server says why.', { cause: error });
    }
  }

  /** Adds the row with which the load exists, and publishes it. */
  async #commit({ kind, source }: PlainLoad, first: Counters, startedAt: Date): Promise<LoadSummary> {
    const { loadId } = first;
    const committedAt = new Date();
    const [counted = []] = await this.#connection.rows(
      `select (select count(distinct invoice_id) from invoice where load_id = ${loadId}),
         (select count() from package_level_info where load_id = ${loadId}),
         (select count() from charge_level_info where load_id = ${loadId}),
         greatest((select ifNull(max(invoice_id), 0) + 1 from invoice where load_id = ${loadId}), ${first.invoiceId}),
         (select ifNull(max(tracking_id) + 1, ${first.trackingId}) from package_level_info where load_id = ${loadId}),
         (select ifNull(max(charge_id) + 1, ${first.chargeId}) from charge_level_info where load_id = ${loadId})`,
    );
    const moments = [startedAt, committedAt].map((moment) => moment.toISOString().replace('T', ' ').replace('Z', ''));
    await this.#connection.insertRows('load', [[loadId, kind, source, ...moments, ...counted]]);
    this.#publisher.publish(loadId, committedAt);
    const [invoices = 0, packages = 0, charges = 0] = counted.map(Number);
    return { loadId, invoices, packages, charges, seconds: (committedAt.getTime() - startedAt.getTime()) / 1000 };
  }
}
