import type { ChargeFamily } from '../charge-family.ts';

/** The charge families as shown to users. */
export const chargeFamilyNames: Readonly<Record<ChargeFamily, string>> = {
  transportation: 'Transportation',
  fuel_surcharge: 'Fuel Surcharge',
  other_accessorial: 'Accessorials',
  billing_adjustment: 'Billing Adjustments',
  tax: 'Taxes',
  fee: 'Fees',
  other: 'Other Charges',
};
