import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';

/**
 * The files of a data directory that belong in a backup: all except the databases, which are stored separately, files
 * being received, unfinished ones, and the address of the running server.
 */
export async function filesToBackUp(dataDirectory: string): Promise<{ source: string; path: string }[]> {
  const { postgres, fetched, uploaded, resumableUploads, written, server, warehouse } = dataPaths(dataDirectory);
  const leftOut = [postgres, fetched, uploaded, resumableUploads, written, server].map((path) =>
    relative(dataDirectory, path),
  );
  const warehouseFiles = relative(dataDirectory, warehouse);
  const entries = await readdir(dataDirectory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('unfinished'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((source) => ({ source, path: relative(dataDirectory, source).split(sep).join('/') }))
    .filter(({ path }) => !leftOut.includes(path.split('/')[0] ?? '') && !path.startsWith(warehouseFiles));
}
