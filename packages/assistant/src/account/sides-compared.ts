import { periodsOf } from '@waybill/model';
import type { DimensionName, Reading } from '../reading/reading.ts';

/** Whether a reading tells several figures beside each other. */
export function isCompared({ compare, stepwise, dimensions, measures, time }: Reading): boolean {
  return (
    compare !== undefined ||
    stepwise === true ||
    dimensions.length > 0 ||
    measures.length > 1 ||
    time.grain !== undefined
  );
}

/** A comparison with one value of the dimension that it is split by has nothing on the other side. */
export function hasTwoSides({ compare, stepwise, measures, dimensions, time, filters }: Reading): boolean {
  const isOpen = (name: DimensionName) =>
    filters.every(({ dimension, values, excluded }) => dimension !== name || excluded || values.length > 1);
  const isOfTime = compare !== undefined || stepwise === true || time.grain !== undefined;
  return isOfTime || measures.length > 1 || dimensions.some(isOpen);
}

/** ‘Month over month’ of one month has nothing to compare. */
export function isOneStep({ stepwise, time: { range, grain } }: Reading): boolean {
  return stepwise === true && range !== undefined && grain !== undefined && periodsOf(range, grain).length < 2;
}
