import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type NetworkMapSettings, networkMapKey, readNetworkMap } from '@waybill/model';
import { saveSetting, settingsOptions } from '../../../lib/settings/settings.ts';

/** What the network map of a client remembers; a change shows at once and is saved, a failure to save is ignored. */
export function useNetworkSettings(clientId: number) {
  const queryClient = useQueryClient();
  const { data } = useQuery(settingsOptions);
  const key = networkMapKey(clientId);
  const settings = readNetworkMap(data?.get(key));
  const { mutate: save } = useMutation({
    mutationFn: (changed: NetworkMapSettings) =>
      saveSetting(queryClient, { filter_key: key, filter_value: JSON.stringify(changed) }),
    scope: { id: key },
  });
  const change = (part: Partial<NetworkMapSettings>) => {
    const changed = { ...settings, ...part };
    queryClient.setQueryData(settingsOptions.queryKey, (before) => new Map(before).set(key, JSON.stringify(changed)));
    save(changed);
  };
  return { settings, change };
}
