import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataPaths } from '../../platform/data-directory/data-paths.ts';
import { withdrawServer } from '../../platform/data-directory/running-server.ts';
import { type Finding, fine } from '../doctor/finding.ts';

/** The names of unfinished files end in this. */
const unfinished = /\.unfinished$/;

/** Removes the record of a server that is gone, and small files that were never finished. Nobody else has the directory open. */
export async function removeStaleLocks(paths: DataPaths): Promise<Finding> {
  const area = 'Repair: locks';
  const names = await readdir(paths.directory);
  const stale = names.filter((name) => unfinished.test(name) || join(paths.directory, name) === paths.server);
  await withdrawServer(paths);
  for (const name of stale) await rm(join(paths.directory, name), { force: true });
  return fine(area, stale.length === 0 ? 'There are no stale ones.' : `Removed: ${stale.join(', ')}.`);
}
