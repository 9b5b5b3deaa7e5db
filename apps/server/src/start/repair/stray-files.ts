import { readdir, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { openUploadPieces } from '../../intake/uploads/pieces/open-upload-pieces.ts';
import type { OpenDataDirectory } from '../../platform/data-directory/open-data-directory.ts';
import { type Finding, fine } from '../doctor/finding.ts';

const dayMilliseconds = 24 * 60 * 60_000;

/**
 * Removes orphaned files: files that were being received or written when a process ended, uploads older than a day, and
 * files of no report.
 */
export async function removeStrayFiles(
  { settings, files, paths }: OpenDataDirectory,
  removeFilesOfNoReport: () => Promise<void>,
): Promise<Finding> {
  const { directory: dataDirectory, scratch: scratchDirectory } = paths;
  const ofServer = [paths.fetched, paths.uploaded, paths.written];
  const stored = ['resumable-uploads', 'reports'];
  const count = async () => [
    ...(await Promise.all(ofServer.map(countEntries))),
    ...(await Promise.all(stored.map(async (name) => ({ name, files: (await files.list(name)).length })))),
  ];
  const before = await count();
  await rm(paths.fetched, { recursive: true, force: true });
  await rm(paths.uploaded, { recursive: true, force: true });
  await rm(paths.written, { recursive: true, force: true });
  await openUploadPieces({ settings, files, dataDirectory, scratchDirectory }).removeOld(new Set());
  await removeFilesOfNoReport();
  await files.removeAbandoned(new Date(Date.now() - dayMilliseconds));
  const after = await count();
  const removed = before
    .map(({ name, files: were }, index) => ({ name, files: were - (after[index]?.files ?? 0) }))
    .filter((folder) => folder.files > 0);
  const area = 'Repair: files';
  if (removed.length === 0) return fine(area, 'There are none.');
  return fine(
    area,
    `Removed orphaned files: ${removed.map((folder) => `${folder.name}/ ${folder.files}`).join(', ')}.`,
  );
}

/** 0 for a folder that does not exist. */
const countEntries = async (folder: string) => ({
  name: basename(folder),
  files: (await readdir(folder).catch(() => [])).length,
});
