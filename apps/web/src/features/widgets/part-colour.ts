import { colourOf, palette, seriesColours, type ThemedColour, type WidgetDimension } from '@waybill/model';

/** The colour of a part: fixed for carriers, services and the like; by rank where none is fixed, neutral after eight. */
export function partColour(dimension: WidgetDimension, name: string, rank: number): ThemedColour {
  if (dimension === 'account_number' || dimension === 'accessorial') return seriesColours[rank] ?? palette.neutral;
  return colourOf(dimension, name);
}
