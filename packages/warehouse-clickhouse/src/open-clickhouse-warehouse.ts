import { rollups as declaredRollups } from '@waybill/query';
import { Publisher } from '@waybill/warehouse';
import type { ClickHouseOptions } from './clickhouse-options.ts';
import { ClickHouseWarehouse } from './clickhouse-warehouse.ts';
import { ClickHouseConnection } from './connection/clickhouse-connection.ts';
import { readLastLoad } from './load/counters.ts';
import { ClickHouseWriter } from './load/writer.ts';
import { pendingRollups, prepareRollups } from './rollup/prepare-rollups.ts';
import { assertSchema } from './schema/prepare-database.ts';

/**
 * Opens a warehouse in a database created by `prepareClickHouse`, and builds new rollups.
 * @throws WarehouseUnreachable, WarehouseNewer, or WarehouseCorrupt if the database is not prepared.
 */
export async function openClickHouseWarehouse(options: ClickHouseOptions): Promise<ClickHouseWarehouse> {
  const { rollups = declaredRollups, lock } = options;
  const connection = new ClickHouseConnection(options.address);
  try {
    await assertSchema(connection);
    if ((await pendingRollups(connection, rollups)).length > 0) {
      const writer = new ClickHouseWriter({
        connection,
        publisher: new Publisher(0, null),
        rollups: [],
        ...(lock && { lock }),
      });
      await writer.exclusively((lastLoad) => prepareRollups(connection, rollups, lastLoad));
    }
    const { lastLoad, lastCommittedAt } = await readLastLoad(connection);
    const publisher = new Publisher(lastLoad, lastLoad === 0 ? null : lastCommittedAt);
    return new ClickHouseWarehouse({ connection, publisher, rollups, options });
  } catch (error) {
    await connection.close();
    throw error;
  }
}
