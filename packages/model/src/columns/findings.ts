import { assigned } from './column.ts';

const money = { unit: 'currency' } as const;

/**
 * What the rules find about a package row. It is not stored with the rows but joined to them for users who may see
 * findings. Rows by rule or confidence have what that rule, or those findings, say; other rows have all of the package.
 */
export const findingColumns = [
  assigned(
    'finding_rule',
    'text',
    'Finding Rule',
    'What is wrong with the package’s charges; several findings are separated by semicolons.',
    { nullable: true },
  ),
  assigned('finding_confidence', 'text', 'Confidence', 'How sure that is: Certain, Likely, or To be checked.', {
    nullable: true,
  }),
  assigned('finding_count', 'integer', 'Findings', 'How many findings there are about the package on this invoice.'),
  assigned(
    'overcharged_amount',
    'money',
    'Overcharged',
    'Billed too much by certain and likely findings that can be claimed, and by filed claims, before credits.',
    money,
  ),
  assigned(
    'recoverable_amount',
    'money',
    'Recoverable',
    'What is left to recover of certain and likely findings: claimable, open, and after credits.',
    money,
  ),
  assigned(
    'unproven_amount',
    'money',
    'Worth a Check',
    'What may be recovered of open findings that need evidence.',
    money,
  ),
] as const;

/** What the package should have cost. */
export const expectedColumns = [
  assigned(
    'expected_amount',
    'money',
    'Expected Charge',
    'What the row should have cost: its net amount less what was billed too much.',
    money,
  ),
] as const;

/** The columns that only users who may see findings get, as queries name them. */
export const findingColumnNames: readonly string[] = [...findingColumns, ...expectedColumns].map(({ name }) => name);
