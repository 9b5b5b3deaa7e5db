import { repairInterruptedLoads } from '../../intake/loads/repair-interrupted-loads.ts';
import type { OpenDataDirectory } from '../../platform/data-directory/open-data-directory.ts';
import { type Finding, fine } from '../doctor/finding.ts';

/**
 * Ends loads, undos and classifications that a process left unfinished: completes them if the warehouse had committed
 * them, and cancels them otherwise.
 */
export async function repairLoads({ settings, warehouse }: OpenDataDirectory): Promise<Finding> {
  const area = 'Repair: loads';
  const interrupted = await settings
    .selectFrom('invoice_file')
    .select('id')
    .where('status', 'in', ['loading', 'undoing'])
    .execute();
  const classifications = await settings
    .selectFrom('charge_classification')
    .select('id')
    .where('status', 'in', ['applying', 'undoing'])
    .execute();
  await repairInterruptedLoads(settings, warehouse);
  if (interrupted.length + classifications.length === 0) return fine(area, 'None was interrupted.');
  const ids = interrupted.map(({ id }) => id);
  const files =
    ids.length === 0
      ? []
      : await settings
          .selectFrom('invoice_file')
          .select(['name', 'status'])
          .where('id', 'in', ids)
          .orderBy('id')
          .execute();
  const ended = files.map(({ name, status }) => `${name} is ${status}`);
  const classified = classifications.length === 0 ? [] : [`classifications of charges: ${classifications.length}`];
  return fine(area, `Interrupted ones were completed or cancelled: ${[...ended, ...classified].join(', ')}.`);
}
