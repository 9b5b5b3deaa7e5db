import { cwd, env } from 'node:process';
import {
  BackupError,
  type Finding,
  failure,
  fine,
  type LastBackup,
  openFileStore,
  readConfig,
  readLastBackup,
  tryRestore,
} from '@waybill/server';

const area = 'Test restore';
const advice = 'Take another backup with: waybill backup DIRECTORY';

/** Whether the last backup of the data directory can be restored. */
export async function findingOfRestore(): Promise<Finding> {
  const last = await lastBackup();
  if (last === undefined) return failure(area, 'There is no backup to restore.', `${advice}.`);
  try {
    const { name, files, dataVersion, settingsRows } = await tryRestore(last.directory, last.name);
    const restored = `load ${dataVersion}, ${settingsRows} rows of settings, ${files} files`;
    return fine(area, `Backup ${name} was restored and checked: ${restored}.`);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return failure(area, `Backup ${last.name} cannot be restored: ${error.message}`, `${advice}.`);
  }
}

async function lastBackup(): Promise<LastBackup | undefined> {
  const { filesLocation, dataDirectory } = readConfig(env, cwd());
  const files = await openFileStore(filesLocation, dataDirectory);
  try {
    return await readLastBackup(files);
  } finally {
    files.close();
  }
}
