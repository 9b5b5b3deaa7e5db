import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DataDirectoryOptions,
  type OpenDataDirectory,
  openDataDirectory,
} from '../platform/data-directory/open-data-directory.ts';

const inUse = new Set(['WarehouseLocked', 'SettingsInUse']);
const longestWaitMilliseconds = 10_000;
const millisecondsBetweenTries = 100;

/**
 * Opens a data directory that another process may still have open for a moment: that of a start that was killed, or a
 * command.
 * @throws what `openDataDirectory` throws.
 */
export async function openOnceFree(options: DataDirectoryOptions): Promise<OpenDataDirectory> {
  const latest = performance.now() + longestWaitMilliseconds;
  for (;;) {
    try {
      return await openDataDirectory(options);
    } catch (error) {
      const isOpen = error instanceof Error && inUse.has(error.name);
      if (!isOpen || performance.now() > latest) throw error;
      await sleep(millisecondsBetweenTries);
    }
  }
}
