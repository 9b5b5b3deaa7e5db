import type { ChargeNames } from '../../charge-names/charge-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import { chargeColumnsOf } from '../../flat/charge-columns-of.ts';
import type { ChargeColumn } from '../../flat/declaration.ts';
import dhlRowColumns from './row-columns.json' with { type: 'json' };

/** Columns name the charges. */
export const dhlNames: ChargeNames = readChargeNames(new URL('./charge-columns.csv', import.meta.url));

/** The columns of charges. */
export const dhlCharges: readonly ChargeColumn[] = chargeColumnsOf(dhlRowColumns, dhlNames);
