import type { Fact } from '@waybill/model';

/**
 * Whether parts have shares of the whole: not those of an average, which do not add up to it, and not where some are
 * negative, since shares of the net would add up to more than 100%.
 */
export function hasShares({ measure }: Fact, parts: readonly number[] = []): boolean {
  return measure.per === undefined && parts.every((part) => part >= 0);
}

/** Whether two facts can be drawn on one axis: both totals or both averages, in one unit. */
export function isOfOneKind(one: Fact, other: Fact): boolean {
  return one.unit === other.unit && (one.measure.per === undefined) === (other.measure.per === undefined);
}
