import { palette, seriesColours, type ThemedColour } from '@waybill/model';
import type { Star } from './prepare-network.ts';

/** The colour of a star by its rank; neutral for all others together and after eight. */
export function starColour({ sender }: Star, rank: number): ThemedColour {
  return sender === undefined ? palette.neutral : (seriesColours[rank] ?? palette.neutral);
}
