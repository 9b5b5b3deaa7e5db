import { pendingInSettings } from '@waybill/db';
import { inspectClickHouse } from '@waybill/warehouse-clickhouse';
import { inspectSchema, type PendingSchema } from '@waybill/warehouse-duckdb';
import { dataPaths } from './data-paths.ts';
import type { DataDirectoryOptions } from './open-data-directory.ts';
import { keepNewFilesToOwner } from './owner-only.ts';

/** What opening a data directory would change in its databases. */
export interface PendingChanges extends PendingSchema {
  /** The migrations of the settings, in order. */
  readonly settings: readonly string[];
}

/**
 * Finds out what opening a data directory would change in its databases, and changes nothing.
 * @throws WarehouseError, SettingsOfNewerVersion.
 */
export async function pendingChanges(
  options: Pick<DataDirectoryOptions, 'directory' | 'databaseUrl' | 'warehouseAddress'>,
): Promise<PendingChanges> {
  keepNewFilesToOwner();
  const { warehouse, postgres } = dataPaths(options.directory);
  const { databaseUrl, warehouseAddress } = options;
  const location = databaseUrl === undefined ? { dataDirectory: postgres } : { databaseUrl };
  if (warehouseAddress !== undefined)
    return {
      settings: await pendingInSettings(location),
      steps: [],
      rollups: await inspectClickHouse(warehouseAddress),
    };
  // As when the directory is opened, the lock on the warehouse keeps a second process out of the embedded PostgreSQL.
  return await inspectSchema(warehouse, async (pending) => ({
    ...pending,
    settings: await pendingInSettings(location),
  }));
}
