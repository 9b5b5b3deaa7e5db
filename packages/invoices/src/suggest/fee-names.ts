import type { ChargeNames } from '../charge-names/charge-names.ts';
import { readChargeNames } from '../charge-names/read-charge-names.ts';

/** Words of charges that any carrier may bill in addition to shipments. They are only used for suggestions. */
export const feeNames: ChargeNames = readChargeNames(new URL('./fee-names.csv', import.meta.url));
