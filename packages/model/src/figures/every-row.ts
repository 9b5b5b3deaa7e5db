import { fact } from './fact.ts';

/** The net amount of every row, those without an amount included: what links open whose rows no fact of a page limits. */
export const everyRow = fact({
  key: 'rows',
  text: 'Net Amount of All Rows',
  meaning: 'Everything that was billed, after discounts, by all carriers; rows without an amount are shown too.',
  unit: 'currency',
  measure: { sum: 'net_amount' },
  whereClauses: [],
});
