import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepFiltersKey } from '@waybill/model';
import { saveSetting, settingsOptions } from '../settings/settings.ts';

/** Whether the user's filters survive a change of page, dates or client: they do unless the user chose otherwise. */
export function useKeepsFilters(): boolean {
  const { data } = useQuery(settingsOptions);
  return data?.get(keepFiltersKey) !== 'false';
}

/** Saves the choice with the user. */
export function useChooseKeepingFilters() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (keeps: boolean) =>
      saveSetting(queryClient, { filter_key: keepFiltersKey, filter_value: String(keeps) }),
  });
}
