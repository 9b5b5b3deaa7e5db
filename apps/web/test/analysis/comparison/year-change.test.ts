import { analysisIn, analysisOf, comparison, factOf } from '@waybill/model';
import { expect, it } from 'vitest';
import { yearChange } from '../../../src/features/analysis/comparison/sets/year-change.ts';
import type { Totals } from '../../../src/features/analysis/comparison/use-totals.ts';

const analysis = analysisIn(analysisOf(comparison), 'lbs');
const state = { analysis, fact: factOf(analysis), filters: {} };

function totals(place: number, year: number, age: number, base: number | undefined, amount: number): Totals {
  const series = { live: { place }, year, age, base, state };
  return { series, amounts: new Map([[state.fact.key, amount]]) } as unknown as Totals;
}

it('a set of two years leads with the change between them, not one against another set', () => {
  const years = [totals(1, 2026, 0, 1, 110), totals(1, 2025, 1, undefined, 100), totals(2, 2026, 0, 0, 50)];
  expect(yearChange(years, 1)).toMatchObject({
    year: 2026,
    before: 2025,
    difference: { amount: '+$10.00', percent: '+10.00%' },
  });
  expect(yearChange(years, 2)).toBeUndefined();
  expect(yearChange(years, 3)).toBeUndefined();
});

it('nothing before has no change in percent', () => {
  expect(yearChange([totals(1, 2026, 0, 1, 110), totals(1, 2025, 1, undefined, 0)], 1)).toBeUndefined();
});
