import { type Fact, fact } from './fact.ts';

/** The carriers that Total Spend leaves out (S1 section 9), as a condition of the query language. */
const ofExcludedCarriers = "carrier_name = 'USPS' or carrier_name like 'DHL%'";

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

/** Total Spend where the rows have no USPS or DHL: it leaves nothing out. */
export const totalSpendOfAll: Fact = {
  ...totalSpend,
  meaning: 'Everything that was billed, after discounts.',
  notes: [],
};

/** Total Spend of a client, or under filters, with nothing but USPS and DHL: their net amount, since nothing would be left otherwise. */
export const totalSpendOfExcluded: Fact = {
  ...totalSpend,
  meaning: 'Everything that USPS and DHL billed, after discounts. Among other carriers Total Spend leaves them out.',
  whereClauses: ['net_amount <> 0'],
  notes: [
    'Only USPS and DHL are shown, which Total Spend leaves out elsewhere: this is what they billed, after discounts.',
  ],
};

/** What Total Spend leaves out. */
export const excludedSpend = fact({
  key: 'excludedSpend',
  text: 'Spend of USPS and DHL',
  meaning: 'What USPS and DHL billed, after discounts: the amount that Total Spend leaves out.',
  unit: 'currency',
  measure: { sum: 'net_amount' },
  whereClauses: [ofExcludedCarriers, 'net_amount <> 0'],
});

/** Total Spend and what it leaves out. */
export const netOfAllCarriers = fact({
  key: 'netOfAllCarriers',
  text: 'Net Amount of All Carriers',
  meaning: 'Everything that was billed, after discounts, by all carriers: Total Spend with USPS and DHL.',
  unit: 'currency',
  measure: { sum: 'net_amount' },
  whereClauses: ['net_amount <> 0'],
});

/** The facts behind Total Spend. Links open them; they are not among the facts of a page. */
export const factsBehindTotalSpend: readonly Fact[] = [netOfAllCarriers, excludedSpend];

/** Whether carriers are chosen by name, and none that Total Spend counts. */
export function areExcludedCarriers(names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => name === 'USPS' || name.startsWith('DHL'));
}
