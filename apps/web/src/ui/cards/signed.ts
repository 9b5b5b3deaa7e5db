import type { PageState } from '@waybill/model';
import { readingOf } from '../../lib/analysis/reading-of.ts';
import { factText, percentText } from '../../lib/languages/formats.ts';

/** An amount with the sign of its movement: `+$12.00`, `−3.10%`. */
export function signed(amount: string, difference: number): string {
  if (difference === 0) return amount;
  return `${difference < 0 ? '−' : '+'}${amount}`;
}

/** A difference of the page's fact in full, with its sign. */
export function signedFactText(difference: number, state: PageState): string {
  return signed(factText(Math.abs(difference), state.fact.unit, readingOf(state)), difference);
}

/** A change in percent with its sign. */
export function signedPercentText(change: number): string {
  return signed(percentText(Math.abs(change)), change);
}
