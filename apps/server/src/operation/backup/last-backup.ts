import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from '../../platform/data-directory/read-json-file.ts';
import { writeFileWhole } from '../../platform/data-directory/write-file-whole.ts';

const lastBackup = z.object({ directory: z.string(), name: z.string(), takenAt: z.iso.datetime() });

/** Where the newest backup of a data directory is, and when it was taken. */
export type LastBackup = z.infer<typeof lastBackup>;

/** Undefined when there was none. */
export function readLastBackup(dataDirectory: string): Promise<LastBackup | undefined> {
  return readJsonFile(fileIn(dataDirectory), lastBackup);
}

export function writeLastBackup(dataDirectory: string, backup: LastBackup): Promise<void> {
  return writeFileWhole(fileIn(dataDirectory), `${JSON.stringify(backup)}\n`);
}

function fileIn(dataDirectory: string): string {
  return join(dataDirectory, 'last-backup.json');
}
