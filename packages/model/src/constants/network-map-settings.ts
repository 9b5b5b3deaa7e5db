import { isRecord } from '../json/records.ts';
import { type NetworkMapMode, networkMapModes, type TopSenders, topSenders } from './network-map.ts';

/** A location that a client ships from (S2 section 3). */
export interface FulfillmentCenter {
  readonly NAME: string;
  readonly STATE: string;
  readonly CITY: string;
  readonly ZIP: string;
  /** All ZIP codes of the location. */
  readonly INCLUDEDCITYZIPS?: readonly { readonly CITY: string; readonly ZIPS: readonly string[] }[];
}

/** What the network map remembers for each client (S1 section 2). */
export interface NetworkMapSettings {
  readonly mode: NetworkMapMode;
  readonly top: TopSenders;
  /** The centres that fulfil orders now. */
  readonly centers: readonly FulfillmentCenter[];
  /** The centres that goods are distributed from. */
  readonly distribution: readonly FulfillmentCenter[];
}

const defaults: NetworkMapSettings = { mode: 'mode_top_sender', top: 'dc_top5', centers: [], distribution: [] };

/** The key under which they are stored. */
export function networkMapKey(clientId: number): string {
  return `networkmap:${clientId}`;
}

/** The saved settings; anything missing, invalid or from an older version gets its default. */
export function readNetworkMap(value: string | undefined): NetworkMapSettings {
  const saved = savedRecord(value);
  return {
    mode: keysOf(networkMapModes).find((mode) => mode === saved.mode) ?? defaults.mode,
    top: keysOf(topSenders).find((top) => top === saved.top) ?? defaults.top,
    centers: centersOf(saved.centers),
    distribution: centersOf(saved.distribution),
  };
}

function savedRecord(value: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const saved: unknown = JSON.parse(value ?? '{}');
    return isRecord(saved) ? saved : {};
  } catch {
    return {};
  }
}

function centersOf(saved: unknown): readonly FulfillmentCenter[] {
  return Array.isArray(saved) ? saved.filter(isCenter) : [];
}

/** Whether a saved value is a location with everything that the map needs. */
export function isCenter(value: unknown): value is FulfillmentCenter {
  return isRecord(value) && ['NAME', 'STATE', 'CITY', 'ZIP'].every((field) => typeof value[field] === 'string');
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
