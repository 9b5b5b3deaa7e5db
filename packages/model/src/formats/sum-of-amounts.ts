import { rounded } from './rounded.ts';

/** The sum of amounts, exact to the cent: fractions of binary numbers do not add up. */
export function sumOfAmounts(amounts: readonly number[]): number {
  return rounded(amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100);
}
