import type { MeasureName } from '@waybill/model';
import { measures } from '../measures/measures.ts';
import type { Scan } from '../scan/scan.ts';
import { punctuality } from './punctuality.ts';

/** The share of ‘carriers with on time below 95%’ */
export function percentAt(scan: Scan, place: number | undefined): MeasureName | undefined {
  const concept = place === undefined ? undefined : scan.items[place]?.concept;
  if (concept?.kind === 'measure') return measures[concept.measure].unit === 'percent' ? concept.measure : undefined;
  if (concept?.kind !== 'value' || concept.dimension !== 'tracking_status') return undefined;
  return punctuality[concept.values[0] ?? ''];
}

/** The percent of a condition asks for no share. */
export function usePercentAfter(scan: Scan, place: number): void {
  const percent = [place + 1, place + 2, place + 3].find((index) => scan.is(index, 'percent'));
  const item = percent === undefined ? undefined : scan.items[percent];
  if (item !== undefined) Object.assign(item, { concept: { kind: 'intent', intent: 'the' } });
}
