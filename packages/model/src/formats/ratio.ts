import { rounded } from './rounded.ts';

/** A base this small counts as zero (S1 section 5). */
const aboutZero = 1e-8;

/** The part in percent of the base, rounded to 2 decimals: null if the base is unknown, 0 if it is about zero (S1 section 5). */
export function percentage(part: number | null, base: number | null): number | null {
  if (base === null) return null;
  return Math.abs(base) <= aboutZero ? 0 : rounded(((part ?? 0) / base) * 100);
}

/** By how much a figure grew or shrank against an earlier one, in percent of that one. */
export function percentageChange(now: number, before: number | null): number | null {
  return before === null ? null : percentage(now - before, Math.abs(before));
}

/** An amount for each package, pound or charge, rounded to 2 decimals; 0 if there are none (S1 section 5). */
export function average(total: number, count: number): number {
  if (Math.abs(count) <= aboutZero) return 0;
  // Hundredths are whole numbers, so that a tie is one: 69.10 / 20 = 3.455 → 3.46, as the warehouse rounds.
  const hundredths = Math.round(Math.abs(total) * 100) / Math.abs(count);
  return (Math.sign(total) * Math.sign(count) * Math.round(rounded(hundredths, 6))) / 100;
}
