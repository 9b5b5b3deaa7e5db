import { SettingsDamaged, SettingsInUse, SettingsOfNewerVersion } from '@waybill/db';
import { DataDirectoryError } from '../platform/data-directory/data-directory-error.ts';
import { fullDiskText } from '../platform/disk-room.ts';
import { FileStoreError } from '../platform/files/file-store.ts';
import { ConfigError } from './config.ts';
import { StartError } from './start-error.ts';

const warehouseErrors = new Set([
  ...['WarehouseLocked', 'WarehouseNotWritable', 'WarehouseNewer', 'WarehouseCorrupt'],
  'WarehouseUnreachable',
]);

/** Exit codes of `npm start`: 1 if the server cannot start, 2 if the configuration is invalid. */
export function exitCodeOf(error: unknown): number {
  return error instanceof ConfigError ? 2 : 1;
}

/** The text for the operator: one sentence for expected failures and a full disk, everything for unexpected ones. */
export async function describeStartFailure(error: unknown, dataDirectory: string | undefined): Promise<string> {
  const full = dataDirectory === undefined ? undefined : await fullDiskText(dataDirectory, error);
  return full ?? (isExpected(error) ? error.message : String(error instanceof Error ? error.stack : error));
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DataDirectoryError ||
    error instanceof FileStoreError ||
    error instanceof StartError ||
    error instanceof SettingsDamaged ||
    error instanceof SettingsInUse ||
    error instanceof SettingsOfNewerVersion ||
    (error instanceof Error && warehouseErrors.has(error.name))
  );
}
