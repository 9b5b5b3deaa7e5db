import type { ChargeNames } from '../charge-names/charge-names.ts';
import { readChargeNames } from '../charge-names/read-charge-names.ts';

/** Words by which charges of carriers that have no layout of their own are recognised, in the languages of their invoices. */
export const chargeWords: ChargeNames = readChargeNames(new URL('./charge-words.csv', import.meta.url));
