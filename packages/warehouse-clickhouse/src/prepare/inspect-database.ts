import { rollups } from '@waybill/query';
import type { ClickHouseAddress } from '../connection/clickhouse-address.ts';
import { pendingRollups } from '../rollup/prepare-rollups.ts';
import { Shards } from '../shards/shards.ts';

/**
 * The names of the rollups that opening the database would build; opening changes nothing else.
 * @throws WarehouseUnreachable, WarehouseNewer or WarehouseCorrupt.
 */
export async function inspectClickHouse(address: ClickHouseAddress): Promise<readonly string[]> {
  const shards = await Shards.open(address);
  try {
    const pending = await shards.reading.ask((servers) =>
      servers.onEach((connection) => pendingRollups(connection, rollups)),
    );
    return [...new Set(pending.flat().map(({ name }) => name))];
  } finally {
    await shards.close();
  }
}
