import {
  fixedColourOf,
  palette,
  restColours,
  seriesColours,
  type ThemedColour,
  type WidgetDimension,
} from '@waybill/model';

/** Whether colours tell parts apart (slices, lines), or all parts are lengths of one measure (bars with their names beside them). */
export type Colouring = 'apart' | 'oneMeasure';

const withMeaning: ReadonlySet<WidgetDimension> = new Set(['carrier_name', 'service_category', 'tracking_status']);

/**
 * The colour of each part, in the order in which they are shown. What has a fixed colour (carriers, services, statuses,
 * credits) keeps it; bars of anything else share one, as they are one measure. Colours that must tell parts apart do
 * not repeat: parts without a fixed one take the hues that are free, then shades of grey.
 */
export function partColours(
  dimension: WidgetDimension,
  names: readonly string[],
  colouring: Colouring,
): ReadonlyMap<string, ThemedColour> {
  if (colouring === 'oneMeasure' && !withMeaning.has(dimension))
    return new Map(names.map((name) => [name, palette.blue]));
  const taken = new Set(names.map((name) => fixedColourOf(dimension, name)));
  const free = [...seriesColours, ...restColours].filter((colour) => !taken.has(colour)).values();
  return new Map(names.map((name) => [name, fixedColourOf(dimension, name) ?? free.next().value ?? palette.neutral]));
}
