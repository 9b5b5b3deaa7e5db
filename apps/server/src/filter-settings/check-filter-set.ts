import type { Settings } from '@waybill/db';
import {
  filterSetsOfPage,
  filterSetTexts,
  isFilterSetKey,
  isFilterSetName,
  maximumFilterSets,
  readFilterSetKey,
} from '@waybill/model';
import { badRequest } from '../problems.ts';

/**
 * Whether a filter set may be stored under this key: its name must fit, and a page has at most ten sets. Other keys
 * pass. Inside a transaction it makes other saves of the same user wait, so that two tabs cannot both be the tenth.
 * @throws ProblemError 400 with the text of the specification (S2 section 5).
 */
export async function checkFilterSet(settings: Settings, userId: number, filterKey: string): Promise<void> {
  if (!isFilterSetKey(filterKey)) return;
  const set = readFilterSetKey(filterKey);
  if (set === undefined || !isFilterSetName(set.name)) throw refused(filterSetTexts.name);
  await settings.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().execute();
  const rows = await settings.selectFrom('filter_setting').select('filter_key').where('user_id', '=', userId).execute();
  const keys = rows.map((row) => row.filter_key);
  if (keys.includes(filterKey)) return;
  if (filterSetsOfPage(keys, set.page).length >= maximumFilterSets) throw refused(filterSetTexts.limit);
}

function refused(message: string) {
  return badRequest(message, [{ field: 'filter_key', message }]);
}
