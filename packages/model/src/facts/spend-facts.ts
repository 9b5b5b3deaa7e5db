import { type Fact, fact } from './fact.ts';
import { totalSpend } from './total-spend.ts';

/**
 * The parts of Total Spend: published amount − discount + the other three is the net amount of all carriers, from which
 * Total Spend leaves out USPS and DHL (`reconciliation`). A fact that is not part of this sum does not belong here.
 */
export const componentsOfSpend: readonly Fact[] = [
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
  component(
    'fuelSurcharge',
    'Fuel Surcharge',
    'net_fuel_surcharge_amount',
    'Fuel surcharges after discounts. Carriers set them every week, as a percentage of transportation and some accessorials.',
  ),
  component(
    'taxesAndOtherCharges',
    'Taxes and Other Charges',
    'net_taxes_and_others',
    'Billing adjustments, taxes, fees and all other charges, after discounts.',
  ),
];

/** The facts of Spend Analysis (S1 section 3). A fact that is added here appears on that page and in its comparison. */
export const spendFacts: readonly [Fact, ...Fact[]] = [totalSpend, ...componentsOfSpend];

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
