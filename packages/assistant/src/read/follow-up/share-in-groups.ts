import { amountOf } from '../../figures/share.ts';
import type { AskedMeasure, Reading } from '../../reading/reading.ts';

/** ‘And by month’, after the share of UPS in spend: its share of each month. */
export function shareInGroups(reading: Reading): Reading | undefined {
  const part = reading.share?.of;
  const dimensions = reading.dimensions.filter((name) => name !== part?.dimension);
  const measure = amountOf(reading.measures);
  if (part === undefined || measure === undefined) return undefined;
  if (dimensions.length === 0 && reading.time.grain === undefined) return undefined;
  const figure: AskedMeasure = { kind: 'shareWith', measure, filters: [part], conditions: [] };
  return { ...reading, measures: [figure], dimensions, share: undefined };
}
