import { type Fact, fact } from './fact.ts';
import { totalSpend } from './total-spend.ts';

/** The six facts of Spend Analysis (S1 section 3). The last five add up to the total: published − discount + the rest. */
export const spendFacts: readonly [Fact, ...Fact[]] = [
  totalSpend,
  component(
    'publishedAmount',
    'Published Amount',
    'transportation_amount',
    'Transportation at the carrier’s published rates, before any discount.',
  ),
  component(
    'transportationDiscount',
    'Transportation Discount',
    'transportation_discount',
    'What the contract takes off the published transportation rates.',
  ),
  component(
    'accessorials',
    'Accessorials',
    'net_other_accessorial_amount',
    'Charges for extras such as residential delivery or additional handling, after discounts, without fuel.',
  ),
  component('fuelSurcharge', 'Fuel Surcharge', 'net_fuel_surcharge_amount', 'Fuel surcharges after discounts.'),
  component(
    'taxesAndOtherCharges',
    'Taxes and Other Charges',
    'net_taxes_and_others',
    'Billing adjustments, taxes, fees and all other charges, after discounts.',
  ),
];

function component(key: string, text: string, column: string, meaning: string): Fact {
  return fact({
    key,
    text,
    meaning,
    unit: 'currency',
    measure: { sum: column },
    whereClauses: [`${column} <> 0`],
  });
}
