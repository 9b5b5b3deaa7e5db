import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FulfillmentCenter, type NetworkMapSettings, networkMapKey, readNetworkMap } from '@waybill/model';
import { useCallback, useEffect } from 'react';
import { useViewAddress } from '../../../../lib/analysis/use-view-address.ts';
import type { ViewSearch } from '../../../../lib/analysis/view-search.ts';
import { saveSetting, settingsOptions } from '../../../../lib/settings/settings.ts';
import { cityKey } from './prepare-network.ts';

/** How many centers the reader may choose. */
const mostCenters = 10;

/**
 * The settings of a client's network map: those of the address, or else those that the reader saved, which are then
 * written to the address. A change shows at once and is saved; a failure to save is ignored.
 */
export function useNetworkSettings(clientId: number) {
  const queryClient = useQueryClient();
  const { data } = useQuery(settingsOptions);
  const { view, change: changeView } = useViewAddress();
  const key = networkMapKey(clientId);
  const saved = data?.get(key);
  const own = readNetworkMap(saved);
  const settings = linkedSettings(view, own) ?? own;
  const { mutate: save } = useMutation({
    mutationFn: (changed: NetworkMapSettings) =>
      saveSetting(queryClient, { filter_key: key, filter_value: JSON.stringify(changed) }),
    scope: { id: key },
  });
  const show = useCallback((shown: NetworkMapSettings) => changeView(searchOfNetwork(shown)), [changeView]);
  const isLoaded = data !== undefined;
  const isLinked = view.mode !== undefined;
  useEffect(() => {
    if (isLoaded && !isLinked) show(readNetworkMap(saved));
  }, [isLoaded, isLinked, saved, show]);
  const change = (part: Partial<NetworkMapSettings>) => {
    const changed = { ...settings, ...part };
    queryClient.setQueryData(settingsOptions.queryKey, (before) => new Map(before).set(key, JSON.stringify(changed)));
    save(changed);
    show(changed);
  };
  return { settings, change };
}

function searchOfNetwork({ mode, top, centers, distribution }: NetworkMapSettings): Partial<ViewSearch> {
  return { mode, top, center: keysOf(centers), distribution: keysOf(distribution) };
}

function keysOf(centers: readonly FulfillmentCenter[]): string[] | undefined {
  return centers.length === 0 ? undefined : centers.map(({ STATE, CITY }) => cityKey(STATE, CITY));
}

/** The settings in a link; undefined if it has none. */
function linkedSettings(view: ViewSearch, own: NetworkMapSettings): NetworkMapSettings | undefined {
  const { mode, top, center, distribution } = view;
  if (mode === undefined) return undefined;
  const listed = (keys: readonly string[] = [], known: readonly FulfillmentCenter[]) =>
    keys.slice(0, mostCenters).map((key) => centerOf(key, known));
  return {
    ...own,
    mode,
    top: top ?? own.top,
    centers: listed(center, own.centers),
    distribution: listed(distribution, own.distribution),
  };
}

/** A center that the reader knows with all its ZIP codes, or the place that the link names. */
function centerOf(key: string, centers: readonly FulfillmentCenter[]): FulfillmentCenter {
  const [STATE = '', CITY = ''] = key.split('|');
  const known = centers.find((center) => cityKey(center.STATE, center.CITY) === key);
  return known ?? { NAME: [CITY, STATE].filter(Boolean).join(', '), STATE, CITY, ZIP: '' };
}
