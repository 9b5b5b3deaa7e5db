import { type PageState, percentageChange, rounded } from '@waybill/model';
import { readingOf } from '../../../lib/analysis/reading-of.ts';
import { percentText } from '../../../lib/languages/formats.ts';
import { signed, signedFactText } from '../../../ui/cards/signed.ts';

/** The difference between two figures: `+$12.00` and `+3.10%`, the percentage by S1 section 5. */
export interface Difference {
  readonly value: number;
  readonly amount: string;
  readonly percent: string;
}

/** Undefined if one of the figures is not known. */
export function differenceOf(
  now: number | null | undefined,
  base: number | null | undefined,
  state: PageState,
): Difference | undefined {
  if (now === null || now === undefined || base === null || base === undefined) return undefined;
  const value = rounded(now - base);
  return {
    value,
    amount: signedFactText(value, state),
    percent: signed(percentText(Math.abs(percentageChange(now, base) ?? 0)), value),
  };
}

/** Whether figures of both are in one currency, so that a difference between them means something. */
export function isComparable(one: PageState, other: PageState): boolean {
  return one.fact.unit !== 'currency' || readingOf(one).symbol === readingOf(other).symbol;
}
