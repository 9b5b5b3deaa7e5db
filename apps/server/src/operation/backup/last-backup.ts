import { z } from 'zod';
import { readJsonFile } from '../../platform/data-directory/read-json-file.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

const lastBackup = z.object({ directory: z.string(), name: z.string(), takenAt: z.iso.datetime() });

/** Where the newest backup of a portal is, and when it was taken. */
export type LastBackup = z.infer<typeof lastBackup>;

const fileName = 'last-backup.json';

/** Undefined when there was none. */
export function readLastBackup(files: FileStore): Promise<LastBackup | undefined> {
  return readJsonFile(files, fileName, lastBackup);
}

export function writeLastBackup(files: FileStore, backup: LastBackup): Promise<void> {
  return files.write(fileName, `${JSON.stringify(backup)}\n`);
}
