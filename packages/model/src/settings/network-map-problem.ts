import { networkMapModes, topSenders } from '../constants/network-map.ts';
import { isCenter } from '../constants/network-map-settings.ts';
import { recordIn } from '../json/records.ts';
import type { SettingContext, SettingProblem } from './setting-context.ts';

const mostCenters = 100;

/** Why a client's settings of the network map cannot be stored, or undefined. */
export function networkMapProblem(
  client: string,
  value: string,
  { mayRead }: Pick<SettingContext, 'mayRead'>,
): SettingProblem | undefined {
  if (!/^[1-9]\d{0,9}$/.test(client) || !mayRead(Number(client))) {
    return { field: 'filter_key', message: `There is no client ${client.slice(0, 20)}.` };
  }
  const settings = recordIn(value);
  if (settings === undefined) return { field: 'filter_value', message: 'Expected a JSON object.' };
  const { mode, top } = settings;
  if (mode !== undefined && !isKeyOf(networkMapModes, mode))
    return { field: 'filter_value', message: 'There is no such mode.' };
  if (top !== undefined && !isKeyOf(topSenders, top))
    return { field: 'filter_value', message: 'There is no such number of senders.' };
  const lists = Object.values(settings).filter((part) => Array.isArray(part));
  const areCenters = lists.every((list) => list.length <= mostCenters && list.every(isCenter));
  return areCenters ? undefined : { field: 'filter_value', message: 'A center needs NAME, STATE, CITY and ZIP.' };
}

const isKeyOf = (record: object, key: unknown): boolean => typeof key === 'string' && Object.hasOwn(record, key);
