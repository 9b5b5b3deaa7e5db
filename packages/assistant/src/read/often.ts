import type { MeasureName } from '@waybill/model';
import { plain } from '../draft/draft.ts';
import type { AskedMeasure, DimensionName, ValueFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';

/** ‘Most often’ ranks like ‘most’; how often something comes is a number, which `countedOften` chooses. */
export function asOften(scan: Scan): string | undefined {
  const place = scan.find('often');
  const item = scan.items[place];
  if (item === undefined) return undefined;
  Object.assign(item, { concept: { kind: 'intent', intent: 'most' } });
  const [only, ...more] = scan.places('measure');
  const measure = only === undefined ? undefined : scan.at(only, 'measure')?.measure;
  const kinds = measure === undefined || more.length > 0 ? undefined : kindsOf[measure];
  if (kinds !== undefined && only !== undefined && scan.places('dimension').length === 0)
    Object.assign(scan.items[only] ?? {}, { concept: { kind: 'dimension', dimension: kinds } });
  return item.text;
}

/** ‘The most common surcharge’ is a kind of surcharge. */
const kindsOf: Readonly<Partial<Record<MeasureName, DimensionName>>> = {
  accessorials: 'accessorial',
  accessorialCount: 'accessorial',
  refunds: 'credit_type',
  refundCount: 'credit_type',
};

/** What comes often is counted, never added up. */
const countOf: Readonly<Partial<Record<MeasureName, MeasureName>>> = {
  packages: 'packages',
  accessorials: 'accessorialCount',
  accessorialCount: 'accessorialCount',
  refunds: 'refundCount',
  refundCount: 'refundCount',
};

/**
 * The number that tells how often the values of a dimension come; undefined where the question names another figure.
 * ‘Late most often’ may mean the number or the share of late packages.
 */
export function countedOften(
  asked: readonly AskedMeasure[],
  dimensions: readonly DimensionName[],
  filters: readonly ValueFilter[],
): AskedMeasure | undefined {
  const [only, ...more] = asked;
  if (dimensions.length === 0 || more.length > 0) return undefined;
  const named = only?.kind === 'measure' ? countOf[only.measure] : undefined;
  if (only !== undefined && named === undefined) return undefined;
  const about = (name: DimensionName) =>
    dimensions.includes(name) || filters.some(({ dimension }) => dimension === name);
  if (about('tracking_status')) return undefined;
  if (about('credit_type')) return plain('refundCount');
  if (about('accessorial')) return plain('accessorialCount');
  return plain(named ?? 'packages');
}
