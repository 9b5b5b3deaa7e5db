import { exceptionRules } from '@waybill/model';
import type { FindingRow } from '../src/index.ts';

const [first, second] = exceptionRules;

/** A finding about every third of these package rows, and a second one about every ninth. */
export const madeUpFindings: readonly FindingRow[] = Array.from({ length: 1_500 }, (_, index) => index + 1)
  .filter((row) => row % 3 === 0)
  .flatMap((row): readonly FindingRow[] => [
    {
      row,
      rule: first?.label ?? '',
      confidence: row % 2 === 0 ? 'Certain' : 'Likely',
      findings: 1,
      overcharged: row * 10,
      recoverable: row * 7,
      unproven: 0,
    },
    ...(row % 9 === 0
      ? [
          {
            row,
            rule: second?.label ?? '',
            confidence: 'To be checked',
            findings: 1,
            overcharged: 0,
            recoverable: 0,
            unproven: row,
          },
        ]
      : []),
  ]);
