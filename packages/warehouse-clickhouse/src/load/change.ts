import type { Rollup } from '@waybill/query';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { rollupNames, sumsOf } from '../rollup/rollup-table.ts';
import { Loading } from '../schema/loading.ts';
import { seenAt } from '../schema/versions.ts';
import type { Counters } from './counters.ts';

/** What a change is made with. */
export interface ChangeParts {
  readonly connection: ClickHouseConnection;
  readonly rollups: readonly Rollup[];
  readonly first: Counters;
}

/**
 * A change of the warehouse in the making, on one of its servers. ClickHouse has no transactions: rows are put together
 * beside the tables, attached to them as seen from the number of this load on, and rows that they replace are seen until
 * it. Nobody asks for that number before the load exists, which it does with its row in the table `load`.
 */
export class Change {
  readonly connection: ClickHouseConnection;
  readonly rollups: readonly Rollup[];
  readonly first: Counters;
  readonly loading: Loading;

  constructor({ connection, rollups, first }: ChangeParts) {
    this.connection = connection;
    this.rollups = rollups;
    this.first = first;
    this.loading = new Loading(connection, first.loadId);
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
         select *, ${this.loadId} from (${sumsOf(rollup, `${seenAt(this.loadId)} and ${touched}`)})`,
      );
      await this.loading.attach(rollup.name);
    }
  }
}
