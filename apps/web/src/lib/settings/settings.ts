import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { addfilterForKey, deleteFilterForKey, getAllFiltersinfo } from '@waybill/contract';
import { call } from '../api/call.ts';
import type { RequestBody } from '../api/request-of.ts';

/** All settings that the user saved, by key: widgets, filter sets, theme. */
export const settingsOptions = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => readSettings(signal),
});

async function readSettings(signal?: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const settings = await call(getAllFiltersinfo, {}, signal);
  return new Map(settings.map(({ filter_key, filter_value }) => [filter_key, filter_value]));
}

/** Changes a setting as the server has it now, so that what another tab saved meanwhile is not lost. */
export async function changeSetting(
  queryClient: QueryClient,
  key: string,
  changed: (newest: string | undefined) => string,
) {
  const newest = await readSettings();
  await saveSetting(queryClient, { filter_key: key, filter_value: changed(newest.get(key)) });
}

/** Saves a setting and keeps it here as well. */
export async function saveSetting(queryClient: QueryClient, setting: RequestBody<typeof addfilterForKey>) {
  await call(addfilterForKey, { body: setting });
  queryClient.setQueryData(settingsOptions.queryKey, (settings) => {
    const changed = new Map(settings).set(setting.filter_key, setting.filter_value);
    if (setting.osfilter_key !== undefined) changed.set(setting.osfilter_key, setting.osfilter_value ?? '');
    return changed;
  });
}

/** Deletes a setting, here as well. */
export async function deleteSetting(queryClient: QueryClient, key: string) {
  await call(deleteFilterForKey, { params: { key } });
  queryClient.setQueryData(settingsOptions.queryKey, (settings) => {
    const changed = new Map(settings);
    changed.delete(key);
    return changed;
  });
}
