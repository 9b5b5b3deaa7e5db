import { refreshAccountMirror } from '../../organisation/clients/account-mirror.ts';
import type { OpenDataDirectory } from '../../platform/data-directory/open-data-directory.ts';
import { removeFilesOfNoReport } from '../../reports/jobs/recover-reports.ts';
import { type Finding, fine } from '../doctor/finding.ts';
import { repairLoads } from './repair-loads.ts';
import { removeStaleLocks } from './stale-locks.ts';
import { removeStrayFiles } from './stray-files.ts';

/**
 * Repairs what a crash or a fault may have left in a data directory that no server has open, and reports what it did.
 * It never deletes rows of a load, finished reports or received files.
 */
export async function repair(data: OpenDataDirectory): Promise<Finding[]> {
  const { settings, warehouse, paths } = data;
  const locks = await removeStaleLocks(paths);
  const loads = await repairLoads(data);
  await refreshAccountMirror(settings, warehouse);
  const files = await removeStrayFiles(paths, () =>
    removeFilesOfNoReport({ settings, dataDirectory: paths.directory }),
  );
  return [
    locks,
    loads,
    files,
    fine('Repair: accounts', 'The warehouse has the accounts of the settings.'),
    await mendRollups(data),
  ];
}

async function mendRollups({ warehouse }: OpenDataDirectory): Promise<Finding> {
  const mended = await warehouse.mendRollups();
  const area = 'Repair: rollups';
  if (mended.length === 0) return fine(area, 'All of them are what the packages and charges add up to.');
  return fine(area, `Built again, because they differed from packages and charges: ${mended.join(', ')}.`);
}
