import { rounded } from './rounded.ts';

/** The sum of amounts, exact to the cent, which adding floating-point numbers would not be. */
export function sumOfAmounts(amounts: readonly number[]): number {
  return rounded(amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100);
}
