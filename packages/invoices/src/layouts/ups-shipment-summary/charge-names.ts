import type { ChargeNames } from '../../charge-names/charge-names.ts';
import { readChargeNames } from '../../charge-names/read-charge-names.ts';
import type { RowRule } from '../../flat/declaration.ts';

/** Sections of the invoice. Each row has one amount, in which freight, fuel and accessorials are not told apart. */
export const upsSections: ChargeNames = readChargeNames(new URL('./sections.csv', import.meta.url));

const adjustment = { family: 'billing_adjustment' } as const;

/** What the rows of a section are. */
export const upsSectionKinds: readonly RowRule[] = [
  { words: ['AUDIT FEE'], kind: 'adjustment', meaning: { family: 'fee', insight: 'audit fee' } },
  {
    words: ['SHIPPING CHARGE CORRECTION'],
    kind: 'adjustment',
    meaning: { ...adjustment, insight: 'shipping charge correction' },
    credit: 'Dimension/weight',
  },
  {
    words: ['ADDRESS CORRECTION'],
    kind: 'adjustment',
    meaning: { ...adjustment, group: 'Address correction', insight: 'address correction' },
    credit: 'Address correction',
  },
  { words: ['VOID'], kind: 'adjustment', meaning: adjustment, credit: 'Void' },
  { words: ['RESIDENTIAL'], kind: 'adjustment', meaning: adjustment, credit: 'Residential' },
  { words: ['GUARANTEE'], kind: 'adjustment', meaning: adjustment, credit: 'GSR / late delivery' },
  { words: ['SERVICE REFUND'], kind: 'adjustment', meaning: adjustment, credit: 'GSR / late delivery' },
  { words: ['NOT PREVIOUSLY BILLED'], kind: 'adjustment', meaning: adjustment, credit: 'Closed loop billing' },
  { words: ['CHARGEBACK'], kind: 'adjustment', meaning: adjustment },
  { words: ['CREDIT'], kind: 'adjustment', meaning: adjustment },
  { words: ['ADJUSTMENT'], kind: 'adjustment', meaning: adjustment },
  { words: ['SERVICE CHARGE'], kind: 'adjustment', meaning: { family: 'fee' } },
  { words: ['FEE'], kind: 'adjustment', meaning: { family: 'fee' } },
];
