import { plain } from '../draft/draft.ts';
import type { AskedMeasure, Reading, ValueFilter } from '../reading/reading.ts';

/** What was spent on chosen accessorials, or by accessorial, are these charges. */
export function ofAccessorials(reading: Reading): Reading {
  if (!includesAccessorial(reading.filters) && !reading.dimensions.includes('accessorial')) return reading;
  const ofThem = (each: AskedMeasure) => (isSpend(each) ? plain('accessorials') : each);
  return {
    ...reading,
    measures: reading.measures.map(ofThem),
    groupConditions: reading.groupConditions.map((each) => ({ ...each, measure: ofThem(each.measure) })),
  };
}

/** Whether the rows are those of chosen accessorials. */
export function includesAccessorial(filters: readonly ValueFilter[]): boolean {
  return filters.some(({ dimension, excluded }) => dimension === 'accessorial' && !excluded);
}

/** A figure of all that was billed. */
export function isSpend(asked: AskedMeasure): boolean {
  return asked.kind === 'measure' && (asked.measure === 'totalSpend' || asked.measure === 'netOfAllCarriers');
}
