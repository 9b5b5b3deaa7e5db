import type { ChargeColumn, ChargeNames } from '../../flat/declaration.ts';

/** Texts in the eight pairs of further fees. */
export const passportNames: ChargeNames = {
  asOf: '2025-07-01',
  source: 'Invoice file of Passport, 2025; texts of fees as carriers usually print them.',
  names: [
    { words: ['DISCOUNT'], family: 'transportation', isDiscount: true },
    { words: ['FUEL'], family: 'fuel_surcharge' },
    { words: ['DUTY'], family: 'tax' },
    { words: ['TAX'], family: 'tax' },
    { words: ['VAT'], family: 'tax' },
    { words: ['GST'], family: 'tax' },
    { words: ['CUSTOMS'], family: 'tax' },
    { words: ['CLEARANCE'], family: 'tax' },
    { words: ['BROKER'], family: 'tax' },
    { words: ['DISBURSEMENT'], family: 'tax' },
    { words: ['PEAK'], family: 'other_accessorial', group: 'Demand' },
    { words: ['DEMAND'], family: 'other_accessorial', group: 'Demand' },
    { words: ['REMOTE'], family: 'other_accessorial', group: 'Delivery area' },
    { words: ['DELIVERY AREA'], family: 'other_accessorial', group: 'Delivery area' },
    { words: ['ADDRESS'], family: 'other_accessorial', group: 'Address correction', insight: 'address correction' },
    { words: ['OVERSIZE'], family: 'other_accessorial', group: 'Large package' },
    { words: ['HANDLING'], family: 'other_accessorial', group: 'Additional handling' },
    { words: ['SIGNATURE'], family: 'other_accessorial', group: 'Signature' },
    { words: ['RETURN'], family: 'other_accessorial', group: 'Returns' },
    { words: ['PICKUP'], family: 'other_accessorial', group: 'Pickup' },
    { words: ['ADJUSTMENT'], family: 'billing_adjustment' },
  ],
};

const mostFees = 8;

/** The columns of charges, and the pairs of further fees. */
export const passportCharges: readonly ChargeColumn[] = [
  { column: 'RATE', meaning: { family: 'transportation' } },
  { column: 'FUEL SURCHARGE', meaning: { family: 'fuel_surcharge' } },
  { column: 'TAX', meaning: { family: 'tax' } },
  { column: 'DUTY', meaning: { family: 'tax' } },
  {
    column: 'INSURANCE',
    meaning: { family: 'other_accessorial', group: 'Declared value', insight: 'declared value' },
  },
  { column: 'CLEARANCE FEE', meaning: { family: 'tax' } },
  ...Array.from({ length: mostFees }, (_, index) => ({
    column: `FEE ${index + 1} AMOUNT`,
    textColumn: `FEE ${index + 1} DESCRIPTION`,
  })),
];
