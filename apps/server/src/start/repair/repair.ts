import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { refreshAccountMirror } from '../../organisation/clients/account-mirror.ts';
import type { DataPaths } from '../../platform/data-directory/data-paths.ts';
import type { OpenDataDirectory } from '../../platform/data-directory/open-data-directory.ts';
import { withdrawServer } from '../../platform/data-directory/running-server.ts';
import { removeFilesOfNoReport } from '../../reports/jobs/recover-reports.ts';
import { type Finding, fine } from '../doctor/finding.ts';
import { repairLoads } from './repair-loads.ts';
import { removeStrayFiles } from './stray-files.ts';

/**
 * Repairs what a crash or a fault may have left in a data directory that no server has open, and reports what it did.
 * It never deletes rows of a load, finished reports or received files.
 */
export async function repair(data: OpenDataDirectory): Promise<Finding[]> {
  const { settings, warehouse, files: stored, paths } = data;
  const locks = await removeStaleLocks(paths);
  const loads = await repairLoads(data);
  await refreshAccountMirror(settings, warehouse);
  const { directory: dataDirectory, scratch: scratchDirectory } = paths;
  const files = await removeStrayFiles(data, () =>
    removeFilesOfNoReport({ settings, files: stored, dataDirectory, scratchDirectory }),
  );
  return [
    locks,
    loads,
    files,
    fine('Repair: accounts', 'The accounts were copied into the warehouse.'),
    await mendRollups(data),
  ];
}

async function mendRollups({ warehouse }: OpenDataDirectory): Promise<Finding> {
  const mended = await warehouse.mendRollups();
  const area = 'Repair: rollups';
  if (mended.length === 0) return fine(area, 'All of them match the packages and charges.');
  return fine(area, `Rebuilt, because they differed from packages and charges: ${mended.join(', ')}.`);
}

/** The names of unfinished files end in this. */
const unfinished = /\.unfinished$/;

/** Removes the record of a server that is gone, and small files that were never finished. Nobody else has the directory open. */
async function removeStaleLocks(paths: DataPaths): Promise<Finding> {
  const area = 'Repair: locks';
  const names = await readdir(paths.directory);
  const stale = names.filter((name) => unfinished.test(name) || join(paths.directory, name) === paths.server);
  await withdrawServer(paths);
  for (const name of stale) await rm(join(paths.directory, name), { force: true });
  return fine(area, stale.length === 0 ? 'There are no stale ones.' : `Removed: ${stale.join(', ')}.`);
}
