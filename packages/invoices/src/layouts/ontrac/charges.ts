import type { ChargeNames } from '../../charge-names/charge-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import { chargeColumnsOf } from '../../flat/charge-columns-of.ts';
import type { ChargeColumn } from '../../flat/declaration.ts';
import { readRowKinds } from '../../flat/read-row-kinds.ts';
import ontracColumns from './columns.json' with { type: 'json' };

/** Columns name the charges; a column that is not listed counts in the family other. */
export const ontracNames: ChargeNames = readChargeNames(new URL('./charge-columns.csv', import.meta.url));

/** The columns of charges. */
export const ontracCharges: readonly ChargeColumn[] = chargeColumnsOf(ontracColumns, ontracNames);

/** What a row is by its column Return to Sender. */
export const ontracRowKinds = readRowKinds(new URL('./row-kinds.csv', import.meta.url));
