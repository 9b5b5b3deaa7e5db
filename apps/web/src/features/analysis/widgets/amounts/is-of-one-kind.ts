import type { Fact } from '@waybill/model';

/** Whether two facts can be drawn on one axis: both totals or both averages, in one unit. */
export function isOfOneKind(one: Fact, other: Fact): boolean {
  return one.unit === other.unit && (one.measure.per === undefined) === (other.measure.per === undefined);
}
