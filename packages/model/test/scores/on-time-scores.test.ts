import type { DataRow } from '@waybill/contract';
import { expect, it } from 'vitest';
import { onTimeScores } from '../../src/index.ts';

const row = (CARRIER: string, PERIOD: string, figures: Partial<DataRow>): DataRow => ({
  CARRIER,
  PERIOD,
  ON_TIME: 0,
  LATE: 0,
  EXCEPTIONS: 0,
  PENDING_LATE: 0,
  UNKNOWN: 0,
  ...figures,
});

const year = onTimeScores({ from: '2026-01-01', to: '2026-12-31' });

it('ranks carriers by their share on time of the packages whose delivery is known', () => {
  const { carriers, all } = year([
    row('FedEx', '2026-01-01', { ON_TIME: 6, LATE: 2, EXCEPTIONS: 1, PENDING_LATE: 1, UNKNOWN: 90 }),
    row('UPS', '2026-01-01', { ON_TIME: 9, LATE: 1 }),
  ]);
  expect(carriers.map(({ carrier, share, known, unknown }) => [carrier, share, known, unknown])).toEqual([
    ['UPS', 90, 10, 0],
    ['FedEx', 60, 10, 90],
  ]);
  expect(all).toMatchObject({ share: 75, known: 20, unknown: 90 });
});

it('adds up periods before it takes the share, and leaves a gap where nothing is known', () => {
  const { carriers, periods } = year([
    row('UPS', '2026-01-01', { ON_TIME: 1, LATE: 1 }),
    row('UPS', '2026-03-01', { ON_TIME: 8 }),
    row('UPS', '2026-04-01', { UNKNOWN: 5 }),
  ]);
  expect(periods).toHaveLength(12);
  expect(carriers[0]).toMatchObject({ share: 90 });
  expect(carriers[0]?.trend.slice(0, 5)).toEqual([50, null, 100, null, null]);
});

it('puts a carrier last of which nothing is known, and leaves out one without packages', () => {
  const { carriers } = year([
    row('New', '2026-01-01', { UNKNOWN: 3 }),
    row('None', '2026-01-01', {}),
    row('UPS', '2026-01-01', { LATE: 1 }),
  ]);
  expect(carriers.map(({ carrier, share }) => [carrier, share])).toEqual([
    ['UPS', 0],
    ['New', null],
  ]);
});

it('looks at weeks where the dates are short', () => {
  expect(onTimeScores({ from: '2026-11-01', to: '2026-11-21' })([]).periods.map(({ start }) => start)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
  ]);
});
