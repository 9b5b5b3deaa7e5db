import { carrierScore, factOf, spend, wholeOf } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { breakdownExport } from '../../../src/features/analysis/widgets/breakdown/breakdown-export.ts';
import { rateOf, wholesOf } from '../../../src/features/analysis/widgets/breakdown/wholes.ts';
import { prepareBreakdown } from '../../../src/ui/cards/breakdown/prepare-breakdown.ts';

describe('how much of its own whole a part is', () => {
  const late = prepareBreakdown([
    { NAME: 'UPS', VALUE: 30 },
    { NAME: 'DHL', VALUE: 10 },
  ]);
  const wholes = wholesOf([
    { NAME: 'UPS', VALUE: 1000 },
    { NAME: 'DHL', VALUE: 200 },
    { NAME: 'USPS', VALUE: 50 },
  ]);

  it('tells the carrier with most late packages from the one that is late most often', () => {
    expect(late.map((part) => rateOf(part, wholes))).toEqual([3, 5]);
  });

  it('stands in the file', () => {
    const state = { fact: factOf(carrierScore, 'late'), filters: {} } as Parameters<typeof breakdownExport>[2];
    const { headers, rows } = breakdownExport(late, { wholes }, state, 'carrier_name');
    expect(headers).toEqual(['Carrier', 'Late Packages', 'Share (%)', 'Of its packages (%)']);
    expect(rows).toEqual([
      ['UPS', 30, 75, 3],
      ['DHL', 10, 25, 5],
    ]);
  });

  it('is known for each tracking status, and for nothing that stands alone', () => {
    expect(carrierScore.facts.map((fact) => wholeOf(carrierScore, fact)?.key)).toEqual([
      undefined,
      'total',
      'total',
      'total',
      'total',
    ]);
    expect(spend.facts.every((fact) => wholeOf(spend, fact) === undefined)).toBe(true);
  });
});
