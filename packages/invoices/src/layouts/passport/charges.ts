import type { ChargeNames } from '../../charge-names/charge-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import { chargeColumnsOf } from '../../flat/charge-columns-of.ts';
import type { ChargeColumn } from '../../flat/declaration.ts';
import passportColumns from './columns.json' with { type: 'json' };

/** What the columns of charges are. */
export const passportColumnNames: ChargeNames = readChargeNames(new URL('./charge-columns.csv', import.meta.url));

/** Texts in the eight pairs of further fees. */
export const passportNames: ChargeNames = readChargeNames(new URL('./charge-names.csv', import.meta.url));

const mostFees = 8;

/** The columns of charges, and the pairs of further fees. */
export const passportCharges: readonly ChargeColumn[] = [
  ...chargeColumnsOf(passportColumns, passportColumnNames),
  ...Array.from({ length: mostFees }, (_, index) => ({
    column: `FEE ${index + 1} AMOUNT`,
    textColumn: `FEE ${index + 1} DESCRIPTION`,
  })),
];
