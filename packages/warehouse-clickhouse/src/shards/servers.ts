import { WarehouseCorrupt, type WarehouseUnreachable } from '@waybill/warehouse';
import type { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { allOf } from './all-of.ts';
import { Placement } from './placement.ts';

/** A server of a shard, or why it has none. */
export type Found<Server> = Server | WarehouseUnreachable;

/**
 * One server of each shard, in the order of the shards. The first shard also has the loads, and which shard has whose
 * rows. Whoever asks for a shard that has no server gets its error; the others can be asked.
 */
export class Servers<Server extends ClickHouseConnection = ClickHouseConnection> {
  readonly found: readonly Found<Server>[];
  readonly placement: Placement;

  constructor(found: readonly Found<Server>[]) {
    this.found = found;
    this.placement = new Placement(() => this.first);
  }

  get first(): Server {
    return this.numbered(1);
  }

  /** @throws WarehouseUnreachable when any shard has no server. */
  get all(): readonly Server[] {
    return this.found.map((_, index) => this.numbered(index + 1));
  }

  get areSeveral(): boolean {
    return this.found.length > 1;
  }

  /** @param number counted from 1. @throws WarehouseUnreachable when the shard has no server. */
  numbered(number: number): Server {
    const server = this.found[number - 1];
    if (server === undefined)
      throw new WarehouseCorrupt(`Rows are on shard ${number}, and the address names ${this.found.length} shards.`);
    if (server instanceof Error) throw server;
    return server;
  }

  /** Runs work on every server at once. When one fails, so does the whole. */
  async onEach<Result>(work: (connection: Server, number: number) => Promise<Result>): Promise<Result[]> {
    return await allOf(this.all.map((connection, index) => work(connection, index + 1)));
  }
}
