import { fact } from './fact.ts';

/** What the clients pay, without USPS and DHL (S1 sections 3, 4 and 9). */
export const totalSpend = fact({
  key: 'totalSpend',
  text: 'Total Spend',
  meaning: 'Everything that was billed, after discounts, without the carriers USPS and DHL.',
  unit: 'currency',
  measure: { sum: 'net_amount' },
  whereClauses: ["carrier_name <> 'USPS'", "carrier_name not like 'DHL%'", 'net_amount <> 0'],
  notes: ['Total Spend excludes USPS and DHL carriers.'],
});
