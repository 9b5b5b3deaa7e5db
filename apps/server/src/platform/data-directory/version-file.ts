import { z } from 'zod';
import { DataDirectoryError } from './data-directory-error.ts';
import { readJsonFile } from './read-json-file.ts';
import { writeFileWhole } from './write-file-whole.ts';

/** Increased whenever files in a data directory change their location or meaning. */
const currentLayout = 1;

const versionFile = z.object({
  layout: z.number().int().positive(),
  /** `loading` while the first start fills the directory; if it is interrupted, everything is created again. */
  firstStart: z.enum(['loading', 'done']),
  /** The data that the first start created. */
  seed: z.enum(['demo', 'tiny', 'none']),
});

/** The contents of version.json in a data directory. */
export type DataVersionFile = z.infer<typeof versionFile>;

/** @throws DataDirectoryError when a newer Waybill wrote the directory. */
export async function readVersionFile(path: string): Promise<DataVersionFile | undefined> {
  const version = await readJsonFile(path, versionFile);
  if (version !== undefined && version.layout > currentLayout) {
    throw new DataDirectoryError(
      `${path} says that this directory was written by a newer Waybill (data layout ${version.layout}); this one knows ` +
        `layout ${currentLayout}. Start the newer Waybill, or set another directory with WAYBILL_DATA.`,
    );
  }
  return version;
}

export function writeVersionFile(path: string, content: Omit<DataVersionFile, 'layout'>): Promise<void> {
  return writeFileWhole(path, `${JSON.stringify({ layout: currentLayout, ...content })}\n`);
}
