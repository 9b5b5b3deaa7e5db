import type { QueryClient } from '@tanstack/react-query';
import { filterSetKey, filterSetValue, type PageFilters, textOfFilterSetKey } from '@waybill/model';
import { ApiError } from '../api/api-error.ts';
import { saveSetting, settingsOptions } from '../settings/settings.ts';
import { offeredSets } from './saved-filter-sets.ts';

/** What is to be saved, for which page and client. */
export interface FilterSetToSave {
  readonly page: string;
  readonly clientId: number;
  readonly name: string;
  readonly filters: PageFilters;
  readonly overwrite: boolean;
}

/**
 * Saves a filter set and returns its key. Another tab may have saved meanwhile, so the names are fetched again:
 * 'exists' means that the name is taken and nothing was saved. Overwriting stores the new set and deletes the old one
 * in one step of the server.
 */
export async function saveFilterSet(
  queryClient: QueryClient,
  { page, clientId, name, filters, overwrite }: FilterSetToSave,
): Promise<string | 'exists'> {
  const settings = await queryClient.fetchQuery({ ...settingsOptions, staleTime: 0 });
  const old = offeredSets(settings, page, clientId).filter((set) => set.name === name);
  if (old.length > 0 && !overwrite) return 'exists';
  const key = textOfFilterSetKey(filterSetKey(page, clientId, name, filters));
  const replaced = overwrite ? { overwrite, replaces: old.map((set) => set.key) } : {};
  try {
    await saveSetting(queryClient, { filter_key: key, filter_value: filterSetValue(filters), ...replaced });
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return 'exists';
    throw error;
  }
  await queryClient.invalidateQueries({ queryKey: settingsOptions.queryKey });
  return key;
}
