import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { restoreSettings } from '@waybill/db';
import { WarehouseError } from '@waybill/warehouse';
import type { ClickHouseAddress } from '@waybill/warehouse-clickhouse';
import { openDuckDbWarehouse } from '@waybill/warehouse-duckdb';
import { copyToServer, removeCopy } from '../../platform/data-directory/copy-to-server.ts';
import { dataPaths } from '../../platform/data-directory/data-paths.ts';
import { keepNewFilesToOwner, keepToOwner } from '../../platform/data-directory/owner-only.ts';
import { versionFileName } from '../../platform/data-directory/version-file.ts';
import { FileStoreError } from '../../platform/files/file-store.ts';
import type { S3Location } from '../../platform/files/s3-location.ts';
import { BackupError } from './backup-error.ts';
import { backupsIn, type NamedBackup, type StoredFile, settingsDump } from './backup-record.ts';
import { FilesElsewhere } from './files-elsewhere.ts';
import { readStored } from './piece-store.ts';

const unfinishedFolder = 'restoring';

/** What to restore, and where to. */
export interface RestoreRequest {
  /** The directory of the backups. */
  readonly directory: string;
  /** The name of the backup; absent: the newest. */
  readonly name?: string | undefined;
  /** Absolute; absent or empty. */
  readonly dataDirectory: string;
  /** Storage that speaks S3 for the files, without any in its folder; absent: the data directory. */
  readonly filesLocation?: S3Location | undefined;
  /** An empty database for the settings; absent: the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** An empty, prepared ClickHouse database for the warehouse; absent: a file in the data directory. */
  readonly warehouseAddress?: ClickHouseAddress | undefined;
}

/**
 * Restores a backup into a new data directory and checks it: every piece, the number of rows in the settings, and that
 * the warehouse, if the backup has it, opens with the load that was published. Returns the backup.
 * @throws BackupError; the data directory is then as it was.
 */
export async function restoreBackup(request: RestoreRequest): Promise<NamedBackup> {
  const { dataDirectory, databaseUrl, warehouseAddress } = request;
  const backup = await findBackup(request);
  await assertEmpty(dataDirectory);
  keepNewFilesToOwner();
  const away = await FilesElsewhere.open(request);
  const unfinished = join(dataDirectory, unfinishedFolder);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    for (const file of backup.record.files) await writeStored(request.directory, file, unfinished, away);
    await assertWarehouse(unfinished, backup);
    const removeFilled = await fillWarehouse(unfinished, warehouseAddress, backup);
    await fillSettings(unfinished, databaseUrl, backup).catch(async (error: unknown) => {
      await removeFilled();
      throw error;
    });
    // The embedded PostgreSQL sets permissions of its own.
    await keepToOwner(unfinished);
    await moveUp(unfinished, dataDirectory);
    await away?.complete(request.directory);
  } catch (error) {
    await away?.remove();
    await rm(unfinished, { recursive: true, force: true });
    throw error instanceof FileStoreError ? new BackupError(error.message) : error;
  } finally {
    away?.close();
  }
  return backup;
}

/** The version file comes last: without it the directory does not count as complete. */
async function moveUp(folder: string, dataDirectory: string): Promise<void> {
  const entries = await readdir(folder);
  const inOrder = entries.toSorted((one, other) => Number(one === versionFileName) - Number(other === versionFileName));
  for (const entry of inOrder) await rename(join(folder, entry), join(dataDirectory, entry));
  await rm(folder, { recursive: true });
}

async function findBackup({ directory, name }: RestoreRequest): Promise<NamedBackup> {
  const backups = await backupsIn(directory);
  const found = name === undefined ? backups.at(-1) : backups.find((backup) => backup.name === name);
  if (found !== undefined) return found;
  if (backups.length === 0) throw new BackupError(`There is no complete backup in ${directory}.`);
  const names = backups.map((backup) => backup.name).join(', ');
  throw new BackupError(`There is no backup ${name} in ${directory}. There are: ${names}.`);
}

async function assertEmpty(dataDirectory: string): Promise<void> {
  const entries = await readdir(dataDirectory).catch(() => []);
  if (entries.some((entry) => entry !== unfinishedFolder)) {
    throw new BackupError(
      `${dataDirectory} is not empty. Set WAYBILL_DATA to a new directory, or move the old one away first.`,
    );
  }
}

async function writeStored(
  directory: string,
  file: StoredFile,
  target: string,
  away: FilesElsewhere | undefined,
): Promise<void> {
  const path = join(target, file.path);
  if (!path.startsWith(join(target, '/')))
    throw new BackupError(`The backup names a file outside of it: ${file.path}.`);
  if (away?.takes(file) === true) return await away.write(directory, file);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const written = await open(path, 'wx', 0o600);
  try {
    for await (const piece of readStored(directory, file)) await written.writeFile(piece);
    await written.sync();
  } finally {
    await written.close();
  }
  await chmod(path, 0o600);
}

async function assertWarehouse(target: string, { record }: NamedBackup): Promise<void> {
  if (record.warehouse === 'server') return;
  const warehouse = await openDuckDbWarehouse({ file: dataPaths(target).warehouse });
  const { dataVersion } = warehouse;
  await warehouse.close();
  if (dataVersion !== record.dataVersion) {
    throw new BackupError(
      `The warehouse has load ${dataVersion}, and the backup was taken of load ${record.dataVersion}.`,
    );
  }
}

/** Moves the warehouse from its file to a server; returns a function that takes it away from there again. */
async function fillWarehouse(
  target: string,
  address: ClickHouseAddress | undefined,
  { record }: NamedBackup,
): Promise<() => Promise<void>> {
  if (address === undefined || record.warehouse === 'server') return async () => undefined;
  const { warehouse: file } = dataPaths(target);
  try {
    if (record.dataVersion > 0) await copyToServer(address, file, target);
  } catch (error) {
    if (error instanceof WarehouseError) throw new BackupError(`The warehouse cannot be restored: ${error.message}`);
    throw error;
  }
  for (const part of [file, `${file}.wal`]) await rm(part, { force: true });
  return async () => {
    if (record.dataVersion > 0) await removeCopy(address);
  };
}

async function fillSettings(target: string, databaseUrl: string | undefined, { record }: NamedBackup): Promise<void> {
  const dump = join(target, settingsDump);
  const location = databaseUrl === undefined ? { dataDirectory: dataPaths(target).postgres } : { databaseUrl };
  const rows = await restoreSettings(location, linesOf(dump));
  if (rows !== record.settingsRows) {
    throw new BackupError(`The settings have ${rows} rows, and the backup was taken of ${record.settingsRows}.`);
  }
  await rm(dump);
}

/** Begins to read when the first line is asked for; lines that are read earlier are lost. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const input = createReadStream(path);
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let failure: Error | undefined;
  // The reader of lines hears nothing of it, and without a listener it would end the process.
  input.on('error', (error) => {
    failure = error;
    lines.close();
  });
  yield* lines;
  if (failure !== undefined) throw failure;
}
