import { expect, it } from 'vitest';
import { changeIn } from '../../../src/features/analysis/widgets/amounts/use-finding.ts';
import { texts } from '../../../src/lib/languages/texts.ts';
import { fromFirstDay, namedPeriods } from '../../../src/ui/cards/trends/periods.ts';

const months = namedPeriods({ from: '2023-11-01', to: '2024-01-31' }, 'month');
const partial = (first: string | undefined) =>
  fromFirstDay(months, first).map((period) => [period.partial, period.days.from]);

it('a month in which the first bill came late is partial, from that day on', () => {
  expect(partial('2023-11-24')).toEqual([
    [true, '2023-11-24'],
    [false, '2023-12-01'],
    [false, '2024-01-01'],
  ]);
});

it('a month whose first bill came within a week is whole, and so is every month without a known beginning', () => {
  expect(partial('2023-11-07')[0]).toEqual([false, '2023-11-01']);
  expect(partial(undefined)[0]).toEqual([false, '2023-11-01']);
});

it('a heading names the change, and says where there is nothing to compare with', () => {
  const range = { from: '2025-01-01', to: '2025-12-31' };
  const t = texts.t;
  expect(changeIn(t, { now: 103.2, before: 100, range })).toBe('3.20% more than in 01/01/2025 – 12/31/2025');
  expect(changeIn(t, { now: 50, before: 100, range })).toBe('50.00% less than in 01/01/2025 – 12/31/2025');
  expect(changeIn(t, { now: 100, before: 100, range })).toBe('the same as in 01/01/2025 – 12/31/2025');
  expect(changeIn(t, { now: 100, before: 0, range })).toBe('no earlier data');
  expect(changeIn(t, { now: 100, before: undefined, range: undefined })).toBe('no earlier data');
});
