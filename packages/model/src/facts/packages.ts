import { fact } from './fact.ts';

/** How many packages were billed; rows of adjustments and of accounts count none. */
export const packages = fact({
  key: 'packages',
  text: 'Packages',
  meaning: 'Packages that were billed, each counted once.',
  unit: 'packages',
  measure: { sum: 'no_of_pkgs' },
  whereClauses: ['no_of_pkgs <> 0'],
});
