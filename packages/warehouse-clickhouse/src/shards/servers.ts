import { WarehouseCorrupt } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { allOf } from './all-of.ts';
import { Placement } from './placement.ts';

/**
 * One server of each shard, in the order of the shards. The first shard also has the loads, and which shard has whose
 * rows.
 */
export class Servers<Server extends ClickHouseConnection = ClickHouseConnection> {
  readonly first: Server;
  readonly all: readonly Server[];
  readonly placement: Placement;

  constructor(first: Server, further: readonly Server[]) {
    this.first = first;
    this.all = [first, ...further];
    this.placement = new Placement(first);
  }

  get areSeveral(): boolean {
    return this.all.length > 1;
  }

  /** @param number counted from 1 */
  numbered(number: number): Server {
    const connection = this.all[number - 1];
    if (connection === undefined)
      throw new WarehouseCorrupt(`Rows are on shard ${number}, and the address names ${this.all.length} shards.`);
    return connection;
  }

  /** Runs work on every server at once. When one fails, so does the whole. */
  async onEach<Result>(work: (connection: Server, number: number) => Promise<Result>): Promise<Result[]> {
    return await allOf(this.all.map((connection, index) => work(connection, index + 1)));
  }
}
