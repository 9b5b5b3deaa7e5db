import type { AskedMeasure, ValueFilter } from '../reading/reading.ts';
import { type Draft, plain } from './draft.ts';
import type { Scan } from './scan.ts';

/** Figures in percent: of statuses by their own measures, of values in the whole, or each group in the total. */
export function findShare(
  scan: Scan,
  asked: readonly AskedMeasure[],
  filters: readonly ValueFilter[],
): { share: Draft['share']; measures: readonly AskedMeasure[]; filters: readonly ValueFilter[] } | undefined {
  scan.useAll('share', 'percent');
  if (asked.some((each) => each.kind === 'ratio' || (each.kind === 'measure' && /Percent|Rate$/.test(each.measure))))
    return undefined;
  const status = filters.find(({ dimension, excluded }) => dimension === 'tracking_status' && !excluded);
  if (status !== undefined) {
    const [value] = status.values;
    const others = filters.filter((each) => each !== status);
    if (value === 'Late') return { share: undefined, measures: [plain('latePercent')], filters: others };
    if (value === 'On Time') return { share: undefined, measures: [plain('onTimePercent')], filters: others };
  }
  const isSplit = scan.places('dimension').length > 0 || scan.places('everyUnit').length > 0;
  const part = isSplit ? undefined : filters.find(({ excluded }) => !excluded);
  if (part === undefined) return { share: { of: undefined }, measures: asked, filters };
  return { share: { of: part }, measures: asked, filters: filters.filter((each) => each !== part) };
}

/** ‘Ground share by month’ is the share of ground in each month, which no figure tells; not of a month in all ground. */
export function sharesPartInGroups(scan: Scan, filters: readonly ValueFilter[]): boolean {
  const hasPart = filters.some(({ dimension, excluded }) => !excluded && dimension !== 'tracking_status');
  const share = scan.items.findIndex((_, index) => scan.was(index, 'share', 'percent'));
  const isOfValue = scan.items[scan.beside(share, -1)]?.concept.kind === 'value';
  const isByPeriod = scan.items.some(({ concept }) => concept.kind === 'everyUnit');
  return hasPart && (isByPeriod || (isOfValue && scan.items.some(({ concept }) => concept.kind === 'dimension')));
}
