import { type Fact, fact } from './fact.ts';
import { totalSpend } from './total-spend.ts';

export const publishedAmount = sumOf('transportation_amount', {
  key: 'publishedAmount',
  text: 'Published Amount',
  meaning: 'Transportation at the carrier’s published rates, before any discount.',
});

export const transportationDiscount = sumOf('transportation_discount', {
  key: 'transportationDiscount',
  text: 'Transportation Discount',
  meaning: 'What the contract takes off the published transportation rates.',
});

export const accessorials = sumOf('net_other_accessorial_amount', {
  key: 'accessorials',
  text: 'Accessorials',
  meaning: 'Charges for extras such as residential delivery or additional handling, after discounts, without fuel.',
});

export const fuelSurcharge = sumOf('net_fuel_surcharge_amount', {
  key: 'fuelSurcharge',
  text: 'Fuel Surcharge',
  meaning:
    'Fuel surcharges after discounts. Carriers set them every week, as a percentage of transportation and some accessorials.',
});

export const taxesAndOtherCharges = sumOf('net_taxes_and_others', {
  key: 'taxesAndOtherCharges',
  text: 'Taxes and Other Charges',
  meaning: 'Billing adjustments, taxes, fees and all other charges, after discounts.',
});

/**
 * The parts of Total Spend: published amount − discount + the other three is the net amount of all carriers, from which
 * Total Spend leaves out USPS and DHL (`reconciliation`). A fact that is not part of this sum does not belong here.
 */
export const componentsOfSpend: readonly Fact[] = [
  publishedAmount,
  transportationDiscount,
  accessorials,
  fuelSurcharge,
  taxesAndOtherCharges,
];

/** The facts of Spend Analysis (S1 section 3). A fact that is added here appears on that page and in its comparison. */
export const spendFacts: readonly [Fact, ...Fact[]] = [totalSpend, ...componentsOfSpend];

/** What was billed for the rows of a dashboard, which says itself whose they are. */
export const spend = everySum('net_amount', {
  key: 'spend',
  text: 'Spend',
  meaning: 'Everything that was billed, after discounts.',
});

export const gross = everySum('net_amount + incentive_amount', {
  key: 'gross',
  text: 'Gross',
  meaning: 'What would have been billed without discounts.',
});

export const discount = everySum('incentive_amount', {
  key: 'discount',
  text: 'Discount',
  meaning: 'All discounts of the carriers.',
});

export const discountRate = fact({
  key: 'discountRate',
  text: 'Discount Rate',
  meaning: 'All discounts as a percentage of the gross amount.',
  unit: 'percent',
  measure: { sum: 'incentive_amount', percentOf: 'net_amount + incentive_amount' },
  whereClauses: [],
});

export const transportation = everySum('net_transportation_amount', {
  key: 'transportation',
  text: 'Transportation',
  meaning: 'Transportation after discount, without fuel and extras.',
});

export const fuelPercent = fact({
  key: 'fuelPercent',
  text: 'Fuel Percent',
  meaning: 'Fuel surcharge as a percentage of transportation.',
  unit: 'percent',
  measure: { sum: 'net_fuel_surcharge_amount', percentOf: 'net_transportation_amount' },
  whereClauses: [],
});

export const tax = sumOf('net_tax_amount', {
  key: 'tax',
  text: 'Taxes',
  meaning: 'Taxes, duties, government and brokerage charges, after discounts.',
});

export const fees = sumOf('net_fee_amount', {
  key: 'fees',
  text: 'Fees',
  meaning: 'Fees of the account, such as the weekly service charge, after discounts.',
});

export const billingAdjustments = sumOf('net_billing_adjustment_amount', {
  key: 'billingAdjustments',
  text: 'Billing Adjustments',
  meaning: 'Corrections after delivery, after discounts; credits are negative.',
});

type Named = Pick<Fact, 'key' | 'text' | 'meaning'>;

function sumOf(sum: string, named: Named): Fact {
  return fact({ ...named, unit: 'currency', measure: { sum }, whereClauses: [`${sum} <> 0`] });
}

function everySum(sum: string, named: Named): Fact {
  return fact({ ...named, unit: 'currency', measure: { sum }, whereClauses: [] });
}
