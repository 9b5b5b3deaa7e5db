import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withScratchFolder } from '../../platform/data-directory/scratch-folder.ts';
import type { ExportServices } from './deliver.ts';
import { openTarget } from './targets/open-target.ts';

const testFile = 'waybill-test.txt';

/**
 * Writes a small file to where an export goes and removes it. The first time, it remembers the server's key, which it
 * returns. @throws RemoteError
 */
export async function testTarget(services: ExportServices, exportId: number): Promise<string | null> {
  const { settings } = services;
  const stored = await settings
    .selectFrom('data_export')
    .selectAll()
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow();
  const target = await openTarget(services, stored);
  try {
    await withScratchFolder(services, async (folder) => {
      const file = join(folder, testFile);
      await writeFile(file, 'Waybill can write here.\n');
      await target.write(testFile, file);
      await target.remove(testFile);
    });
  } finally {
    target.close();
  }
  if (stored.host_key === null && target.hostKey !== null) {
    await settings
      .updateTable('data_export')
      .set({ host_key: target.hostKey })
      .where('id', '=', exportId)
      .where('host_key', 'is', null)
      .execute();
  }
  return target.hostKey;
}
