import type { ChargeNames } from '../../charge-names/charge-names.ts';
import type { RowRule } from '../../flat/declaration.ts';

const adjustment = { family: 'billing_adjustment' } as const;

/** What a transaction is. One that is not listed counts in the family other. */
export const epsTransactionKinds: readonly RowRule[] = [
  { words: ['REFUND'], kind: 'adjustment', meaning: adjustment, credit: 'Void' },
  { words: ['LABEL'], kind: 'package', meaning: { family: 'transportation' } },
  { words: ['SHIPPING SERVICES FILE'], kind: 'package', meaning: { family: 'transportation' } },
  { words: ['POSTAGE'], kind: 'adjustment', meaning: adjustment },
  { words: ['ADJUSTMENT'], kind: 'adjustment', meaning: adjustment },
  { words: ['DISPUTE'], kind: 'adjustment', meaning: adjustment },
  { words: ['PICKUP'], kind: 'account', meaning: { family: 'other_accessorial', group: 'Pickup' } },
  { words: ['SCAN FORM'], kind: 'account', meaning: { family: 'fee' } },
];

/** Types of transactions name the charges. */
export const epsNames: ChargeNames = {
  source: 'As of 2025-07-01. Column Transaction Type of the export of the USPS Enterprise Payment System.',
  names: [],
};
