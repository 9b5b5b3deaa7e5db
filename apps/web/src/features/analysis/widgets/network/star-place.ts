import { albersUsa } from '../../../../ui/map/albers-usa.ts';
import { type ZipArea, zipDigits } from '../../../../ui/map/zip-areas.ts';
import type { Sender } from './prepare-network.ts';

/** Where a sender is on the map of the US; undefined where its postal code is none, or of another part of the world. */
export function starPlace(
  { zip }: Sender,
  areas: ReadonlyMap<string, ZipArea>,
): readonly [x: number, y: number] | undefined {
  const area = areas.get(zipDigits(zip) ?? '');
  if (area === undefined || area.latitude < southernmost) return undefined;
  const [x, y] = albersUsa([area.longitude, area.latitude]);
  return [x, y];
}

/** Puerto Rico and what lies further south have no place on the map. */
const southernmost = 18.6;
