import type { ChargeNames } from '../../charge-names/charge-names.ts';
import type { ChargeColumn } from '../../flat/declaration.ts';

/** Columns name the charges; a column that is not listed here counts in the family other. */
export const ontracNames: ChargeNames = {
  source: 'As of 2025-07-06. Columns 42 to 68 of the OnTrac invoice file; list of OnTrac surcharges 2023.',
  names: [],
};

/** The columns of charges and what they are. */
export const ontracCharges: readonly ChargeColumn[] = [
  { column: 'Service Charge', meaning: { family: 'transportation' } },
  {
    column: 'Address Correction Surcharge',
    meaning: { family: 'other_accessorial', group: 'Address correction', insight: 'address correction' },
  },
  { column: 'Delivery Intervention Required', meaning: { family: 'other_accessorial', group: 'Intercept' } },
  { column: 'Extra Piece Surcharge', meaning: { family: 'other_accessorial', group: 'Extra piece' } },
  { column: 'Residential Surcharge', meaning: { family: 'other_accessorial', group: 'Residential' } },
  { column: 'Delivery Area Surcharge', meaning: { family: 'other_accessorial', group: 'Delivery area' } },
  { column: 'Extended Area Surcharge', meaning: { family: 'other_accessorial', group: 'Delivery area' } },
  { column: 'Additional Handling Surcharge', meaning: { family: 'other_accessorial', group: 'Additional handling' } },
  { column: 'Large Package Surcharge', meaning: { family: 'other_accessorial', group: 'Large package' } },
  { column: 'Over Maximum Limits Surcharge', meaning: { family: 'other_accessorial', group: 'Large package' } },
  { column: 'Signature Required', meaning: { family: 'other_accessorial', group: 'Signature' } },
  { column: 'Adult Signature Required', meaning: { family: 'other_accessorial', group: 'Signature' } },
  { column: 'Relabel Surcharge', meaning: { family: 'other_accessorial', group: 'Intercept' } },
  { column: 'Weekend Surcharge', meaning: { family: 'other_accessorial', group: 'Saturday' } },
  { column: 'Demand Surcharge', meaning: { family: 'other_accessorial', group: 'Demand' } },
  { column: 'Demand Additional Handling Surcharge', meaning: { family: 'other_accessorial', group: 'Demand' } },
  { column: 'Demand Large Package Surcharge', meaning: { family: 'other_accessorial', group: 'Demand' } },
  { column: 'Demand Over Maximum Limits Surcharge', meaning: { family: 'other_accessorial', group: 'Demand' } },
  { column: 'On Call Pickup', meaning: { family: 'other_accessorial', group: 'Pickup' } },
  { column: 'Shipping Charge Correction Audit Fee', meaning: { family: 'fee', insight: 'audit fee' } },
  { column: 'Volume Rebate', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'Volume Rebate 2', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'Volume Rebate 3', meaning: { family: 'transportation', isDiscount: true } },
  { column: 'Missing PLD', meaning: { family: 'other_accessorial', group: 'Missing shipment data' } },
  { column: 'Other Adjustments', meaning: { family: 'billing_adjustment' } },
  { column: 'Miscellaneous Charges', meaning: { family: 'other' } },
  { column: 'Fuel Surcharge', meaning: { family: 'fuel_surcharge' } },
];
