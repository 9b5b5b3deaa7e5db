import type { AskedMeasure } from '../reading/reading.ts';
import { measures } from './measures.ts';

/** Whether a figure is made of an amount. */
export function isOfMoney(asked: AskedMeasure): boolean {
  return asked.kind !== 'count' && measures[asked.measure].unit === 'currency';
}
