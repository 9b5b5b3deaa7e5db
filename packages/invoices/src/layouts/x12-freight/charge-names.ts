import type { ChargeNames } from '../../charge-names/charge-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';

/** Codes of special charges, by their whole text, and then words of their descriptions. */
export const freightChargeNames: ChargeNames = readChargeNames(new URL('./charge-names.csv', import.meta.url));

/** Lines that repeat the sum of others: they are left out if the rest adds up to what the invoice states. */
export const codesOfTotals: ReadonlySet<string> = new Set(['TFGHT', 'TDSC', 'FGHT']);
