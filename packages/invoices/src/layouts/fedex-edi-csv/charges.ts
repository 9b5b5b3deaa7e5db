import type { ChargeNames } from '../../charge-names/charge-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import { chargeColumnsOf } from '../../flat/charge-columns-of.ts';
import type { ChargeColumn } from '../../flat/declaration.ts';
import fedexEdiColumns from './columns.json' with { type: 'json' };

/** What the columns of amounts are. */
export const fedexEdiColumnNames: ChargeNames = readChargeNames(new URL('./charge-columns.csv', import.meta.url));

/** Texts of charges in the columns for miscellaneous ones. */
export const fedexEdiNames: ChargeNames = readChargeNames(new URL('./charge-names.csv', import.meta.url));

/** The columns of amounts and those for miscellaneous charges; each has its text in the column before it. */
export const fedexEdiCharges: readonly ChargeColumn[] = [
  ...chargeColumnsOf(fedexEdiColumns, fedexEdiColumnNames),
  ...['Misc 1 Amt', 'Misc 2 Amt', 'Misc 3 Amt'].map((column) => ({ column })),
].map(({ column }) => ({ column, textColumn: fedexEdiColumns[fedexEdiColumns.indexOf(column) - 1] ?? '' }));
