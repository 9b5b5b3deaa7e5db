import type { AccruedPackage } from '@waybill/contract';

/** By what accruals are added up. */
export const accrualSplits = ['carrier', 'client', 'accountNumber', 'accountGroup', 'accountDivision'] as const;
export type AccrualSplit = (typeof accrualSplits)[number];

/** Packages that have a value in common; empty for those without one. */
export interface AccrualSum {
  readonly key: string;
  readonly packages: number;
  /** Of these, the packages for which there is no average. */
  readonly withoutAmount: number;
  /** In US dollars. */
  readonly amount: number;
}

/** What packages come to, under a name. */
export function accrualSum(key: string, packages: readonly AccruedPackage[]): AccrualSum {
  const cents = packages.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0);
  return {
    key,
    packages: packages.length,
    withoutAmount: packages.filter(({ amount }) => amount === null).length,
    amount: cents / 100,
  };
}

/** The packages added up by a value, the highest amount first. */
export function splitAccruals(packages: readonly AccruedPackage[], by: AccrualSplit): readonly AccrualSum[] {
  const groups = Map.groupBy(packages, (each) => each[by] ?? '');
  return [...groups]
    .map(([key, rows]) => accrualSum(key, rows))
    .toSorted((one, other) => other.amount - one.amount || one.key.localeCompare(other.key));
}
