import { WarehouseCorrupt } from '@waybill/warehouse';
import { type ClickHouseAddress, shardsOf } from '../connection/clickhouse-address.ts';
import { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { assertSchema } from '../schema/schema-version.ts';
import { allOf } from './all-of.ts';
import { Placement } from './placement.ts';
import { assertNumbers } from './shard-number.ts';

/**
 * The servers that a warehouse is on: one, or several shards that each have the rows of some clients. The first shard
 * also has the loads, and which shard has whose rows.
 */
export class Shards {
  readonly first: ClickHouseConnection;
  readonly all: readonly ClickHouseConnection[];
  readonly placement: Placement;

  private constructor(first: ClickHouseConnection, further: readonly ClickHouseConnection[]) {
    this.first = first;
    this.all = [first, ...further];
    this.placement = new Placement(first);
  }

  /**
   * Connects to databases that `prepareClickHouse` has made.
   * @throws WarehouseUnreachable, WarehouseNewer, or WarehouseCorrupt for one that is not prepared or in another's place.
   */
  static async open(address: ClickHouseAddress): Promise<Shards> {
    const [first, ...further] = shardsOf(address).map((shard) => new ClickHouseConnection(shard));
    if (first === undefined) throw new Error('An address names at least one server');
    const shards = new Shards(first, further);
    try {
      for (const connection of shards.all) await assertSchema(connection);
      await assertNumbers(shards.all);
      return shards;
    } catch (error) {
      await shards.close();
      throw error;
    }
  }

  get areSeveral(): boolean {
    return this.all.length > 1;
  }

  /** @param number counted from 1 */
  numbered(number: number): ClickHouseConnection {
    const connection = this.all[number - 1];
    if (connection === undefined)
      throw new WarehouseCorrupt(`Rows are on shard ${number}, and the address names ${this.all.length} shards.`);
    return connection;
  }

  /** Runs work on every shard at once. When one fails, so does the whole. */
  async onEach<Result>(work: (connection: ClickHouseConnection, number: number) => Promise<Result>): Promise<Result[]> {
    return await allOf(this.all.map((connection, index) => work(connection, index + 1)));
  }

  async close(): Promise<void> {
    for (const connection of this.all) await connection.close();
  }
}
