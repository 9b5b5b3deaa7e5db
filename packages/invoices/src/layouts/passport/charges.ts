import type { ChargeNames } from '../../charge-names/charge-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import type { ChargeColumn } from '../../flat/declaration.ts';

/** Texts in the eight pairs of further fees. */
export const passportNames: ChargeNames = readChargeNames(new URL('./charge-names.csv', import.meta.url));

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
