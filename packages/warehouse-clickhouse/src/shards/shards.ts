import { type ClickHouseAddress, shardsOf } from '../connection/clickhouse-address.ts';
import { assertSchema } from '../schema/schema-version.ts';
import { allOf } from './all-of.ts';
import { Reading } from './reading.ts';
import { Servers } from './servers.ts';
import { Shard } from './shard.ts';
import { assertNumbers } from './shard-number.ts';

/**
 * The shards that a warehouse is on: one, or several that each have the rows of some clients. Changes are made on the
 * first replica of each; questions are asked of any.
 */
export class Shards extends Servers<Shard> {
  /** Where questions are asked. */
  readonly reading: Reading;

  private constructor(shards: readonly Shard[], turn?: number) {
    super(shards);
    this.reading = new Reading(shards, turn);
  }

  /**
   * Connects to databases that `prepareClickHouse` has made.
   * @param turn the replica of each shard that questions go to first, counted from 0; default: one chosen at random
   * @throws WarehouseUnreachable, WarehouseNewer, or WarehouseCorrupt for one that is not prepared or in another's place.
   */
  static async open(address: ClickHouseAddress, turn?: number): Promise<Shards> {
    const shards = new Shards(
      shardsOf(address).map((shard) => new Shard(shard)),
      turn,
    );
    try {
      await shards.reading.ask(async ({ all }) => {
        for (const connection of all) await assertSchema(connection);
        await assertNumbers(all);
      });
      return shards;
    } catch (error) {
      await shards.close();
      throw error;
    }
  }

  /** Waits until every replica of every shard has all rows of it. @throws WarehouseUnreachable when one is away. */
  async waitForReplicas(): Promise<void> {
    await allOf(this.all.map((shard) => shard.waitForReplicas()));
  }

  async close(): Promise<void> {
    await this.reading.close();
    for (const shard of this.all) await shard.close();
  }
}
