import type { CatalogueColumn } from './catalogue-column.ts';

const ofFinding = { nullable: true, filledBy: 'warehouse', lookup: 'finding' } as const;
const money = { ...ofFinding, type: 'money', unit: 'currency', nullable: false } as const;

/**
 * What the rules find about a package row. It is not stored with the rows but joined to them for users who may see
 * findings. Rows by rule or confidence have what that rule, or those findings, say; other rows have all of the package.
 */
export const findingColumns = [
  {
    ...ofFinding,
    name: 'finding_rule',
    type: 'text',
    label: 'Finding Rule',
    meaning: 'What is wrong with the package’s charges; several findings are separated by semicolons.',
  },
  {
    ...ofFinding,
    name: 'finding_confidence',
    type: 'text',
    label: 'Confidence',
    meaning: 'How sure that is: Certain, Likely, or To be checked.',
  },
  {
    ...ofFinding,
    name: 'finding_count',
    type: 'integer',
    label: 'Findings',
    meaning: 'How many findings there are about the package on this invoice.',
    nullable: false,
  },
  {
    ...money,
    name: 'overcharged_amount',
    label: 'Overcharged',
    meaning: 'Billed too much by certain and likely findings that can be claimed, and by filed claims, before credits.',
  },
  {
    ...money,
    name: 'recoverable_amount',
    label: 'Recoverable',
    meaning: 'What is left to recover of certain and likely findings: claimable, open, and after credits.',
  },
  {
    ...money,
    name: 'unproven_amount',
    label: 'Worth a Check',
    meaning: 'What may be recovered of open findings that need evidence.',
  },
] as const satisfies readonly CatalogueColumn[];

/** What the package should have cost. */
export const expectedAmount = {
  name: 'expected_amount',
  type: 'money',
  unit: 'currency',
  label: 'Expected Charge',
  meaning: 'What the row should have cost: its net amount less what was billed too much.',
  filledBy: 'warehouse',
  computedFrom: ['net_amount', 'overcharged_amount'],
} as const satisfies CatalogueColumn;

/** The columns that only users who may see findings get, as queries name them. */
export const findingColumnNames: readonly string[] = [...findingColumns, expectedAmount].map(({ name }) => name);
