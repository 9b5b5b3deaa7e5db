import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import { versionFileName } from '../../platform/data-directory/version-file.ts';
import { DirectoryFileStore } from '../../platform/files/directory-file-store.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

/** A file of a backup, and the store that has it. */
export interface FileToBackUp {
  readonly name: string;
  readonly from: FileStore;
}

/**
 * The files that belong in a backup: all except the databases, which are stored separately, files being received or
 * written, and the address of the running server.
 */
export async function filesToBackUp(files: FileStore, dataDirectory: string): Promise<readonly FileToBackUp[]> {
  const { warehouse, postgres, fetched, uploaded, resumableUploads, written, server } = dataPaths('');
  const folders = [postgres, fetched, uploaded, resumableUploads, written];
  const isLeftOut = (name: string) =>
    name === server || name.startsWith(warehouse) || folders.includes(name.split('/')[0] ?? '');
  const names = (await files.list()).map(({ name }) => name).filter((name) => !isLeftOut(name));
  const stored = names.map((name) => ({ name, from: files }));
  if (names.includes(versionFileName)) return stored;
  return [...stored, { name: versionFileName, from: new DirectoryFileStore(dataDirectory) }];
}
