import { palette, seriesColours, type ThemedColour } from '@waybill/model';
import { onUsaMap } from '../../../../ui/map/projections.ts';
import { type ZipArea, zipDigits } from '../../../../ui/map/zip-areas.ts';
import type { Sender, Star } from './prepare-network.ts';

/** Where a sender is on the map of the US; undefined if its postal code is none, or of another part of the world. */
export function starPlace(
  { zip }: Sender,
  areas: ReadonlyMap<string, ZipArea>,
): readonly [x: number, y: number] | undefined {
  const area = areas.get(zipDigits(zip) ?? '');
  return area && onUsaMap([area.longitude, area.latitude]);
}

/** The colour of a star by its rank; neutral for all others together and after eight. */
export function starColour({ sender }: Star, rank: number): ThemedColour {
  return sender === undefined ? palette.neutral : (seriesColours[rank] ?? palette.neutral);
}
