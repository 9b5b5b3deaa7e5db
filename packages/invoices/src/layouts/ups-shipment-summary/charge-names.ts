import type { ChargeNames } from '../../charge-names/charge-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import { readRowKinds } from '../../flat/read-row-kinds.ts';

/** Sections of the invoice. Each row has one amount, in which freight, fuel and accessorials are not told apart. */
export const upsSections: ChargeNames = readChargeNames(new URL('./sections.csv', import.meta.url));

/** What the rows of a section are. */
export const upsSectionKinds = readRowKinds(new URL('./row-kinds.csv', import.meta.url));
