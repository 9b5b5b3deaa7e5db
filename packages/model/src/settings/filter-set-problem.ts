import { findFilterDimension } from '../filters/filter-dimension.ts';
import { filterSetTexts, isFilterSetName, readFilterSetKey } from '../filters/filter-set.ts';
import { isRecord, recordIn } from '../json/records.ts';
import { findPage } from '../pages/pages.ts';
import type { SettingContext, SettingProblem } from './setting-context.ts';

const mostValues = 5_000;
const longestValue = 1_000;

/** Why a filter set cannot be stored, or undefined; how many sets there are is not looked at. */
export function filterSetProblem(
  text: string,
  value: string,
  { mayRead }: Pick<SettingContext, 'mayRead'>,
): SettingProblem | undefined {
  const key = readFilterSetKey(text);
  if (key === undefined || !isFilterSetName(key.name)) return { field: 'filter_key', message: filterSetTexts.name };
  const page = findPage(key.page);
  if (page === undefined || page.name !== key.page || page.filterDimensions.length === 0) {
    return { field: 'filter_key', message: 'There is no such page with filters.' };
  }
  if (key.client !== 'allclients' && !mayRead(key.client)) {
    return { field: 'filter_key', message: `There is no client ${key.client}.` };
  }
  const filters = recordIn(value)?.filters;
  if (!isRecord(filters)) return { field: 'filter_value', message: 'Expected JSON with the object “filters”.' };
  const offered: readonly string[] = page.filterDimensions;
  for (const [name, filter] of Object.entries(filters)) {
    if (!offered.includes(name))
      return { field: 'filter_value', message: `The page has no filter ${name.slice(0, 60)}.` };
    if (!hasValues(filter))
      return { field: 'filter_value', message: `The filter ${name} needs a list of texts as “values”.` };
    if (key.client === 'allclients' && findFilterDimension(name)?.clientSpecific) {
      return { field: 'filter_key', message: `The filter ${name} belongs to one client and cannot be saved for all.` };
    }
  }
  return undefined;
}

function hasValues(filter: unknown): boolean {
  const values: unknown = isRecord(filter) ? filter.values : filter;
  if (!Array.isArray(values) || values.length === 0 || values.length > mostValues) return false;
  return values.every((value) => typeof value === 'string' && value.length <= longestValue);
}
