import { z } from 'zod';
import { DirectoryFileStore } from '../files/directory-file-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { DataDirectoryError } from './data-directory-error.ts';
import { readJsonFile } from './read-json-file.ts';

/** Increased whenever files in a data directory change their location or meaning. */
const currentLayout = 1;

const versionFile = z.object({
  layout: z.number().int().positive(),
  /** `loading` while the first start fills the directory; if it is interrupted, everything is created again. */
  firstStart: z.enum(['loading', 'done']),
  /** The data that the first start created. */
  seed: z.enum(['demo', 'tiny', 'none']),
});

/** Its name. */
export const versionFileName = 'version.json';

/** The contents of version.json. */
export type DataVersionFile = z.infer<typeof versionFile>;

/**
 * Where it is said whether the first start is complete: beside the warehouse that it fills or, when several servers share
 * that, among the files that they share, too.
 */
export function homeOfVersionFile(files: FileStore, directory: string, sharesWarehouse: boolean): FileStore {
  return sharesWarehouse ? files : new DirectoryFileStore(directory);
}

/** @throws DataDirectoryError when a newer Waybill wrote it. */
export async function readVersionFile(home: FileStore): Promise<DataVersionFile | undefined> {
  const version = await readJsonFile(home, versionFileName, versionFile);
  if (version !== undefined && version.layout > currentLayout) {
    throw new DataDirectoryError(
      `${home.addressOf(versionFileName)} says that this directory was written by a newer Waybill (data layout ${version.layout}); this one knows ` +
        `layout ${currentLayout}. Start the newer Waybill, or set another directory with WAYBILL_DATA.`,
    );
  }
  return version;
}

export function writeVersionFile(home: FileStore, content: Omit<DataVersionFile, 'layout'>): Promise<void> {
  return home.write(versionFileName, `${JSON.stringify({ layout: currentLayout, ...content })}\n`);
}
