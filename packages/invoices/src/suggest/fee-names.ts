import type { ChargeNames } from '../flat/declaration.ts';

/** Words of charges that any carrier may bill in addition to shipments. They are only used for suggestions. */
export const feeNames: ChargeNames = {
  asOf: '2026-11-01',
  source: 'Fees named in the service guides of UPS and FedEx, 2026.',
  names: [
    { words: ['LATE', 'PAYMENT'], family: 'fee' },
    { words: ['LATE', 'FEE'], family: 'fee' },
    { words: ['SERVICE CHARGE'], family: 'fee' },
    { words: ['PROCESSING'], family: 'fee' },
    { words: ['SUBSCRIPTION'], family: 'fee' },
    { words: ['MINIMUM'], family: 'fee' },
    { words: ['SURCHARGE'], family: 'other_accessorial' },
    { words: ['FEE'], family: 'fee' },
  ],
};
