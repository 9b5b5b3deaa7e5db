import type { ChargeNames } from '../../charge-names/charge-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import type { ChargeColumn } from '../../flat/declaration.ts';

/** Codes of extra charges, which are the same in every country. */
export const dhlExpressCodes: ChargeNames = readChargeNames(new URL('./charge-codes.csv', import.meta.url));

/** Names of charges, where a code does not decide. */
export const dhlExpressNames: ChargeNames = readChargeNames(new URL('./charge-names.csv', import.meta.url));

/** A line has as many extra charges at most. */
const mostExtraCharges = 9;

const numbered = <Value>(most: number, make: (number: number) => Value): Value[] =>
  Array.from({ length: most }, (_, index) => make(index + 1));

/** Without tax; it is what the line's total with tax has beyond the one without. */
export const dhlExpressCharges: readonly ChargeColumn[] = [
  { column: 'Weight Charge', meaning: { family: 'transportation' } },
  ...numbered(2, (each) => ({ column: `Other Charges ${each} Amount`, textColumn: `Other Charges ${each}` })),
  ...numbered(3, (each) => ({
    column: `Discount ${each} Amount`,
    textColumn: `Discount ${each}`,
    meaning: { family: 'transportation' as const, isDiscount: true },
  })),
  ...numbered(mostExtraCharges, (each) => ({
    column: `XC${each} Charge`,
    textColumn: `XC${each} Name`,
    codeColumn: `XC${each} Code`,
    incentiveColumn: `XC${each} Discount`,
  })),
  { column: 'Invoice Fee', meaning: { family: 'fee' } },
  {
    column: 'Total amount (incl. VAT)',
    beyondColumn: 'Total amount (excl. VAT)',
    name: 'VAT',
    meaning: { family: 'tax' },
  },
];
