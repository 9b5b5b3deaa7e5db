import { constants } from 'node:fs';
import { copyFile, mkdir, opendir, rename, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { isLeftBehind } from '@waybill/invoices';
import { mostEntries, tooManyEntries, unlistable } from './bounded.ts';
import { listed, type RemoteFile, type RemoteFolder } from './remote-folder.ts';

/** Stands in for the key of a server. */
export const noKeyOfFolder = 'none: a folder of this machine';

/** A file that was changed so recently may still be being written. */
const settlingMilliseconds = 2_000;

/** Opens a folder of this machine. Files that are still being written are left for the next visit. */
export function openLocalFolder(path: string): RemoteFolder {
  return {
    hostKey: noKeyOfFolder,
    list: () => filesIn(path),
    download: ({ name }, to) => copyFile(join(path, name), to, constants.COPYFILE_EXCL),
    move: async (name, folder) => {
      const target = isAbsolute(folder) ? folder : join(path, folder);
      await mkdir(target, { recursive: true });
      const isTaken = await stat(join(target, name)).then(
        () => true,
        () => false,
      );
      await rename(join(path, name), join(target, isTaken ? `${Date.now()}-${name}` : name));
    },
    close: () => undefined,
  };
}

async function filesIn(path: string): Promise<RemoteFile[]> {
  const files: RemoteFile[] = [];
  try {
    for await (const entry of await opendir(path)) {
      if (!entry.isFile() || entry.name.startsWith('.') || isLeftBehind(entry.name)) continue;
      if (files.length === mostEntries) throw tooManyEntries(path);
      const { size, mtime } = await stat(join(path, entry.name));
      if (Date.now() - mtime.getTime() > settlingMilliseconds)
        files.push(listed(entry.name, size, mtime.toISOString()));
    }
  } catch (error) {
    throw unlistable(path, error);
  }
  return files.toSorted((one, other) => one.name.localeCompare(other.name));
}
