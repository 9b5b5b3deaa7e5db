import {
  explainVariance,
  isRated,
  type Rating,
  type RatingRules,
  ratePackage,
  type Unrated,
  type Variance,
} from '@waybill/audit';
import type { BilledChargeRow, BilledPackageRow } from './billed-packages.ts';
import { type PackageToRate, packageToRate } from './package-to-rate.ts';

/** A bill beside the price that was due, or why none can be told. */
export type RatedBill =
  | {
      readonly toRate: PackageToRate;
      readonly expected: Rating;
      /** Why the bill differs; undefined if it does not. */
      readonly variance: Variance | undefined;
    }
  | Unrated;

/** By what bills are rated. */
export interface BillRules extends RatingRules {
  readonly agreement: NonNullable<RatingRules['agreement']>;
  /** Whether bills say what no pack has: the published rate, and the percentage of fuel. */
  readonly trustsBills: boolean;
}

/** Rates the row of a bill with its accessorials. */
export function rateBill(rules: BillRules, row: BilledPackageRow, accessorials: readonly BilledChargeRow[]): RatedBill {
  const toRate = packageToRate(rules, row, accessorials);
  if ('missing' in toRate) return toRate;
  const expected = ratePackage(rules, toRate.of);
  if (!isRated(expected)) return expected;
  if (expected.total === toRate.billed.total) return { toRate, expected, variance: undefined };
  const variance = explainVariance(rules, toRate.of, toRate.billed);
  return { toRate, expected, variance: 'missing' in variance ? undefined : variance };
}
