import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UploadStore } from '../../intake/uploads/upload-store.ts';
import type { DataPaths } from '../../platform/data-directory/data-paths.ts';
import { type Finding, fine } from '../doctor/finding.ts';

/**
 * Removes orphaned files: files that were being received when a process ended, uploads older than a day, and unfinished
 * reports.
 */
export async function removeStrayFiles(paths: DataPaths, removeFilesOfNoReport: () => Promise<void>): Promise<Finding> {
  const folders = [paths.fetched, paths.uploaded, paths.resumableUploads, join(paths.directory, 'reports')];
  const before = await Promise.all(folders.map(countFiles));
  await rm(paths.fetched, { recursive: true, force: true });
  await rm(paths.uploaded, { recursive: true, force: true });
  await new UploadStore(paths.resumableUploads).removeOld(new Set());
  await removeFilesOfNoReport();
  const after = await Promise.all(folders.map(countFiles));
  const removed = folders
    .map((folder, index) => ({ name: basename(folder), files: (before[index] ?? 0) - (after[index] ?? 0) }))
    .filter(({ files }) => files > 0);
  const area = 'Repair: files';
  if (removed.length === 0) return fine(area, 'None belongs to nothing.');
  return fine(
    area,
    `Removed files that belonged to nothing: ${removed.map(({ name, files }) => `${name}/ ${files}`).join(', ')}.`,
  );
}

/** 0 for a folder that does not exist. */
const countFiles = (folder: string): Promise<number> =>
  readdir(folder).then(
    (names) => names.length,
    () => 0,
  );
