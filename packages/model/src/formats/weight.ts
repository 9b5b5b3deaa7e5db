import { rounded } from './rounded.ts';

/** Kilograms in one pound, exact by definition (S1 section 5). */
export const kilogramsPerPound = 0.45359237;

/** Pounds in kilograms, rounded to 2 decimals. */
export function kilograms(pounds: number): number {
  return rounded(pounds * kilogramsPerPound);
}

/** In what weights are shown; they are stored in pounds. */
export type WeightUnit = 'lbs' | 'kgs';
