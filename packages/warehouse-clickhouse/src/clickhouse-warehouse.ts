import { Warehouse } from '@waybill/warehouse';
import type { ClickHouseEngine } from './clickhouse-engine.ts';
import { type MovedClients, moveClients } from './move/move-clients.ts';

/** A warehouse in a database of a ClickHouse server, or of several that share its clients. */
export class ClickHouseWarehouse extends Warehouse<ClickHouseEngine> {
  /** Moves the rows of clients to another shard, while they can be queried, and publishes that as a load. */
  async moveClients(clientIds: readonly number[], shard: number): Promise<MovedClients> {
    const moved = await this.engine.writer.publishChange((change) => moveClients(change, clientIds, shard));
    return { loadId: moved.loadId, packages: moved.packages, charges: moved.charges };
  }
}
