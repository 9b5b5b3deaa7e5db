import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { dumpSettings, type Settings } from '@waybill/db';
import { type CopySource, copyWarehouse, type Warehouse, WarehouseError } from '@waybill/warehouse';
import { openDuckDbCopyTarget } from '@waybill/warehouse-duckdb';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import { writeFileWhole } from '../../platform/data-directory/write-file-whole.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { BackupError } from './backup-error.ts';
import { type BackupRecord, backupsIn, recordFile, settingsDump, writeBackupRecord } from './backup-record.ts';
import { type FileToBackUp, filesToBackUp } from './files-to-back-up.ts';
import { writeLastBackup } from './last-backup.ts';
import { readStored, removePiecesExcept } from './piece-store.ts';
import { storeDatabases, storeFiles } from './store-files.ts';

/** What to back up, where to, and how many backups to keep there. */
export interface BackupRequest {
  readonly settings: Settings;
  readonly warehouse: Warehouse;
  readonly files: FileStore;
  readonly dataDirectory: string;
  /** Absolute; created when absent. */
  readonly directory: string;
  /** The newest backups to keep, with this one; absent: all. */
  readonly keep?: number | undefined;
}

/** The contents and the size of a backup. */
export interface BackupSummary {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
  /** Bytes that no earlier backup in the directory had. */
  readonly added: number;
  readonly settingsRows: number;
}

/**
 * Backs up the warehouse, the settings and the files of one moment while users work. A warehouse on a server is copied
 * into a file and compared. Loads wait meanwhile; queries go
 * on. Every piece is read back before the backup counts. @throws BackupError; earlier backups are then as they were.
 */
export async function takeBackup(request: BackupRequest): Promise<BackupSummary> {
  const { directory, files, dataDirectory, keep } = request;
  assertApart(directory, dataDirectory);
  await mkdir(directory, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new BackupError(`${directory} cannot be created: ${error.message}.`);
  });
  const unlock = await lock(directory);
  try {
    const { record, added } = await store(request);
    for (const file of record.files) for await (const _ of readStored(directory, file));
    const name = await writeBackupRecord(directory, record);
    await writeLastBackup(files, { directory, name, takenAt: record.takenAt });
    if (keep !== undefined) await removeOldBackups(directory, keep);
    const bytes = record.files.reduce((sum, file) => sum + file.bytes, 0);
    return {
      name,
      files: record.files.length,
      bytes,
      added,
      settingsRows: record.settingsRows,
    };
  } finally {
    await unlock();
  }
}

/** Stores everything, and returns the record of the backup. */
async function store({ settings, warehouse, files, dataDirectory, directory }: BackupRequest) {
  const dump = join(directory, `${settingsDump}.unfinished`);
  const copy = join(directory, 'warehouse.unfinished');
  try {
    const backedUp = await warehouse.snapshot(async (snapshot) => {
      const takenAt = new Date().toISOString();
      const settingsRows = await writeDump(settings, dump);
      const databases = await storeDatabases({
        directory,
        files: [
          { source: dump, path: settingsDump },
          ...('file' in snapshot ? warehouseFiles(snapshot.file) : await copied(snapshot.rows, copy)),
        ],
      });
      return { takenAt, settingsRows, warehouse: 'file' as const, dataVersion: warehouse.dataVersion, databases };
    });
    const others = await storeFiles(directory, await toBackUp(files, dataDirectory));
    const { databases, ...moment } = backedUp;
    const record: Omit<BackupRecord, 'layout'> = { ...moment, files: [...databases.stored, ...others.stored] };
    return { record, added: databases.added + others.added };
  } finally {
    for (const file of [dump, copy, `${copy}.wal`]) await rm(file, { force: true });
  }
}

async function toBackUp(files: FileStore, dataDirectory: string): Promise<readonly FileToBackUp[]> {
  return await filesToBackUp(files, dataDirectory).catch((error: Error) => {
    throw new BackupError(`The files cannot be listed: ${error.message}`);
  });
}

const warehouseName = basename(dataPaths('').warehouse);

const warehouseFiles = (file: string) => [
  { source: file, path: warehouseName },
  { source: `${file}.wal`, path: `${warehouseName}.wal` },
];

/** What the engine may take that writes the copy. */
const memoryOfCopy = '1GB';

/** Copies the rows of a warehouse that is not a file into one. Without loads there is nothing to copy. */
async function copied(rows: CopySource, file: string) {
  try {
    if ((await rows.lastLoad()) === 0) return [];
    for (const old of [file, `${file}.wal`]) await rm(old, { force: true });
    const target = await openDuckDbCopyTarget({ file, memoryLimit: memoryOfCopy, rollups: [] });
    try {
      await copyWarehouse(rows, target, dirname(file), () => undefined);
    } finally {
      await target.close();
    }
    return warehouseFiles(file);
  } catch (error) {
    if (error instanceof WarehouseError) throw new BackupError(`The warehouse cannot be copied: ${error.message}`);
    throw error;
  }
}

/** Returns the number of rows. */
async function writeDump(settings: Settings, path: string): Promise<number> {
  const file = createWriteStream(path, { mode: 0o600 });
  const writer = Writable.toWeb(file).getWriter();
  let rows = 0;
  try {
    await dumpSettings(settings, async (line) => {
      if (line.startsWith('{')) rows += 1;
      await writer.ready;
      await writer.write(Buffer.from(`${line}\n`));
    });
  } finally {
    await writer.close();
  }
  return rows;
}

async function removeOldBackups(directory: string, keep: number): Promise<void> {
  const all = await backupsIn(directory);
  for (const { name } of all.slice(0, -keep)) await rm(recordFile(directory, name), { force: true });
  const needed = all.slice(-keep).flatMap(({ record }) => record.files.flatMap(({ pieces }) => pieces));
  await removePiecesExcept(directory, new Set(needed));
}

function assertApart(directory: string, dataDirectory: string): void {
  const isWithin = (inner: string, outer: string) => !relative(outer, inner).startsWith('..');
  const [one, other] = [resolve(directory), resolve(dataDirectory)];
  if (isWithin(one, other) || isWithin(other, one)) {
    throw new BackupError(`${directory} and the data directory ${dataDirectory} must not contain each other.`);
  }
}

const inUse = new Set<string>();

/** Keeps other backups out of the directory. The lock of a killed process does not count. */
async function lock(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'backup.lock');
  const owner = Number(await readFile(path, 'utf8').catch(() => ''));
  const isLocked = owner === process.pid ? inUse.has(directory) : owner > 0 && isAlive(owner);
  if (isLocked) throw new BackupError(`Another backup into ${directory} is running.`);
  await writeFileWhole(path, String(process.pid)).catch((error: Error) => {
    throw new BackupError(`${directory} cannot be written: ${error.message}.`);
  });
  inUse.add(directory);
  return async () => {
    inUse.delete(directory);
    await rm(path, { force: true });
  };
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
