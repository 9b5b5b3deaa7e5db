import { fact } from './fact.ts';

/** How many packages were billed; rows of adjustments count none, and of accounts only pieces of mail without numbers. */
export const packages = fact({
  key: 'packages',
  text: 'Packages',
  meaning: 'Packages that were billed, each counted once.',
  unit: 'packages',
  measure: { sum: 'no_of_pkgs' },
  whereClauses: ['no_of_pkgs <> 0'],
});

export const costPerPackage = fact({
  key: 'costPerPackage',
  text: 'Cost per Package',
  meaning: 'Spend per package.',
  unit: 'currency',
  measure: { sum: 'net_amount', per: 'no_of_pkgs' },
  whereClauses: [],
});

export const costPerPound = fact({
  key: 'costPerPound',
  text: 'Cost per Pound',
  meaning: 'Spend per billed pound.',
  unit: 'currency',
  measure: { sum: 'net_amount', per: 'bill_weight_pounds' },
  whereClauses: [],
});

export const invoices = fact({
  key: 'invoices',
  text: 'Invoices',
  meaning: 'How many carrier invoices there are, each counted once.',
  unit: 'number',
  measure: { sum: 'invoice_id', isDistinct: true },
  whereClauses: [],
});
