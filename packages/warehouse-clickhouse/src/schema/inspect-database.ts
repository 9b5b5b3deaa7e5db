import { rollups } from '@waybill/query';
import type { ClickHouseAddress } from '../connection/clickhouse-address.ts';
import { ClickHouseConnection } from '../connection/clickhouse-connection.ts';
import { pendingRollups } from '../rollup/prepare-rollups.ts';
import { assertSchema } from './prepare-database.ts';

/**
 * The names of the rollups that opening the database would build; opening changes nothing else.
 * @throws WarehouseUnreachable, WarehouseNewer or WarehouseCorrupt.
 */
export async function inspectClickHouse(address: ClickHouseAddress): Promise<readonly string[]> {
  const connection = new ClickHouseConnection(address);
  try {
    await assertSchema(connection);
    return (await pendingRollups(connection, rollups)).map(({ name }) => name);
  } finally {
    await connection.close();
  }
}
