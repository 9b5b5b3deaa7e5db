import type { Rollup } from '@waybill/query';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { updatable, versionColumns, versionedTables } from '../schema/versions.ts';

/** The table, on the first shard, that says which shard has a client's rows: it changes with a load, as rows do. */
export const placementTable = {
  name: 'placement',
  ddl: `create table if not exists placement (client_id Int32, shard Int32, load_id Int32, ${versionColumns.join(', ')})
engine = MergeTree order by client_id ${updatable}`,
} as const;

/** Where clients are that nothing is said of: what was one server becomes the first shard. */
export const usualShard = 1;

/** A client's shard, and between which loads. */
interface Placed {
  readonly clientId: number;
  readonly shard: number;
  readonly since: number;
  readonly until: number;
}

/** Which shard has the rows of a client, as of any load that queries may ask for. */
export class Placement {
  readonly #first: () => ClickHouseConnection;
  #placed: ReadonlyMap<number, readonly Placed[]> = new Map();
  #upTo = -1;

  /** @param first the server that has the table */
  constructor(first: () => ClickHouseConnection) {
    this.#first = first;
  }

  /** The shards, counted from 1, that have rows of these clients while a load is the published one; never none. */
  async shardsOf(clientIds: readonly number[], load: number): Promise<readonly number[]> {
    await this.#readUpTo(load);
    const shards = new Set(clientIds.map((clientId) => this.#shardOf(clientId, load)));
    return shards.size === 0 ? [usualShard] : [...shards].toSorted((one, other) => one - other);
  }

  /** The shard of every client that has a place while a load is the published one. */
  async all(load: number): Promise<Map<number, number>> {
    await this.#readUpTo(load);
    return new Map([...this.#placed.keys()].map((clientId) => [clientId, this.#shardOf(clientId, load)]));
  }

  #shardOf(clientId: number, load: number): number {
    const found = this.#placed.get(clientId)?.find(({ since, until }) => since <= load && until > load);
    return found?.shard ?? usualShard;
  }

  async #readUpTo(load: number): Promise<void> {
    if (load <= this.#upTo) return;
    const rows = await this.#first().rows('select client_id, shard, since_load, until_load from placement');
    const placed = rows.map(([clientId, shard, since, until]) => ({
      clientId: Number(clientId),
      shard: Number(shard),
      since: Number(since),
      until: Number(until),
    }));
    // A later load may have been read meanwhile.
    if (load <= this.#upTo) return;
    this.#placed = Map.groupBy(placed, ({ clientId }) => clientId);
    this.#upTo = load;
  }
}

/** Every table of a shard whose rows came with loads. */
export const tablesOfShard = (rollups: readonly Rollup[], areSeveral: boolean): readonly string[] => [
  ...versionedTables(rollups),
  ...(areSeveral ? ['placement'] : []),
];
