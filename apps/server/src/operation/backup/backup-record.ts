import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileWhole } from '../../platform/data-directory/write-file-whole.ts';
import { BackupError } from './backup-error.ts';

/** Increased when the layout of backups changes. */
const currentLayout = 1;

const storedFile = z.object({
  /** Relative to the data directory, with `/` between folders. */
  path: z.string().min(1),
  bytes: z.number().int().nonnegative(),
  /** SHA-256 of each piece of the file, in order. */
  pieces: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
});

const backupRecord = z.object({
  layout: z.number().int().positive(),
  /** The moment that the backup shows. */
  takenAt: z.iso.datetime(),
  /** Where the warehouse is: in a file among the files, or, in old backups, on a server and not in the backup. */
  warehouse: z.enum(['file', 'server']).default('file'),
  /** The published load. */
  dataVersion: z.number().int().nonnegative(),
  /** Rows of the settings database. */
  settingsRows: z.number().int().nonnegative(),
  files: z.array(storedFile),
});

/** A file of a backup. */
export type StoredFile = z.infer<typeof storedFile>;

/** The contents of a backup. It is written last: without it there is no backup. */
export type BackupRecord = z.infer<typeof backupRecord>;

/** A backup in a directory. */
export interface NamedBackup {
  readonly name: string;
  readonly record: BackupRecord;
}

/** The path under which the settings database is stored among the files. */
export const settingsDump = 'settings.jsonl';

const ending = '.backup.json';

/** Writes the record, named after the moment: `2026-11-23T10-15-00-000Z`. */
export async function writeBackupRecord(directory: string, content: Omit<BackupRecord, 'layout'>): Promise<string> {
  const name = content.takenAt.replaceAll(/[:.]/g, '-');
  await writeFileWhole(
    join(directory, `${name}${ending}`),
    `${JSON.stringify({ layout: currentLayout, ...content })}\n`,
  );
  return name;
}

/** The complete backups in a directory, the oldest first. @throws BackupError if one cannot be read. */
export async function backupsIn(directory: string): Promise<readonly NamedBackup[]> {
  const entries = await readdir(directory).catch(() => []);
  const names = entries.filter((entry) => entry.endsWith(ending)).toSorted();
  return Promise.all(names.map((entry) => readRecord(directory, entry)));
}

/** The file of a backup's record. */
export function recordFile(directory: string, name: string): string {
  return join(directory, `${name}${ending}`);
}

async function readRecord(directory: string, entry: string): Promise<NamedBackup> {
  const path = join(directory, entry);
  const content = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  const record = backupRecord.safeParse(content);
  if (!record.success) throw new BackupError(`${path} cannot be read as the record of a backup.`);
  if (record.data.layout > currentLayout) {
    throw new BackupError(`${path} was written by a newer Waybill (backup layout ${record.data.layout}).`);
  }
  return { name: entry.slice(0, -ending.length), record: record.data };
}
