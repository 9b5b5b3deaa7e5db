import { kilogramsPerPound } from '../formats/weight.ts';

/** A column of pounds in kilograms with two decimals, in the query language (S2 section 9). */
export function kilogramsOf(column: string): string {
  return `round(${column} * ${kilogramsPerPound}, 2)`;
}
