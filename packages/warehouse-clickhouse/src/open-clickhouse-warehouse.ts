import { rollups as declaredRollups } from '@waybill/query';
import { Publisher } from '@waybill/warehouse';
import { ClickHouseEngine } from './clickhouse-engine.ts';
import type { ClickHouseOptions } from './clickhouse-options.ts';
import { ClickHouseWarehouse } from './clickhouse-warehouse.ts';
import { readLastLoad } from './load/counters.ts';
import { pendingRollups, prepareRollups, unknownRollups } from './rollup/prepare-rollups.ts';
import { Shards } from './shards/shards.ts';
import { ClickHouseWriter } from './write/writer.ts';

/**
 * Opens a warehouse in a database created by `prepareClickHouse`, and builds new rollups.
 * @throws WarehouseUnreachable, WarehouseNewer, or WarehouseCorrupt if the database is not prepared.
 */
export async function openClickHouseWarehouse(options: ClickHouseOptions): Promise<ClickHouseWarehouse> {
  const { rollups = declaredRollups, lock, turn } = options;
  const shards = await Shards.open(options.address, turn);
  try {
    const changed = await shards.reading.ask((servers) =>
      servers.onEach(async (connection) => [
        ...(await pendingRollups(connection, rollups)),
        ...(await unknownRollups(connection, rollups)),
      ]),
    );
    if (changed.flat().length > 0) {
      const writer = new ClickHouseWriter({
        shards,
        publisher: new Publisher(0, null),
        rollups: [],
        ...(lock && { lock }),
      });
      await writer.exclusively((lastLoad) =>
        shards.onEach((connection) => prepareRollups(connection, rollups, lastLoad)),
      );
    }
    const { lastLoad, lastCommittedAt } = await shards.reading.ask(({ first }) => readLastLoad(first));
    const publisher = new Publisher(lastLoad, lastLoad === 0 ? null : lastCommittedAt);
    return new ClickHouseWarehouse(new ClickHouseEngine({ shards, publisher, rollups, options }));
  } catch (error) {
    await shards.close();
    throw error;
  }
}
