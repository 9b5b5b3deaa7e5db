import { tierEpisodes } from '@waybill/model';
import { describe, expect, it } from 'vitest';

const bands = [
  { from: 0, percent: 0 },
  { from: 1_000, percent: 5 },
  { from: 2_000, percent: 8 },
];
const days = (...revenues: number[]) =>
  revenues.map((revenue, index) => {
    const next = bands.find(({ from }) => from > revenue);
    return {
      day: `2026-01-${String(index + 1).padStart(2, '0')}`,
      revenue,
      percent: bands.findLast(({ from }) => from <= revenue)?.percent ?? 0,
      missing: next === undefined ? undefined : next.from - revenue,
    };
  });
const told = (...revenues: number[]) =>
  tierEpisodes(days(...revenues)).map(({ kind, first, last, over }) => [
    kind,
    Number(first.day.slice(-2)),
    Number(last.day.slice(-2)),
    over,
  ]);

describe('tiers of an agreement', () => {
  it('are lost until their percentage counts again, and that is one fact however deep it falls', () => {
    expect(told(1_500, 1_200, 990, 900, 970, 1_050, 1_100)).toEqual([['tierLost', 3, 5, true]]);
    expect(told(2_100, 1_990, 900, 1_500)).toEqual([['tierLost', 2, 4, false]]);
  });

  it('are within reach with at most 5% missing, which ends when they are reached or left behind', () => {
    expect(told(900, 950, 980, 1_000, 1_100)).toEqual([['tierNear', 2, 3, true]]);
    expect(told(949, 960, 940)).toEqual([['tierNear', 2, 2, true]]);
    expect(told(970, 1_000, 1_900, 1_950)).toEqual([
      ['tierNear', 1, 1, true],
      ['tierNear', 3, 4, false],
    ]);
  });

  it('tell nothing of a shipper who stays between them, or in the highest', () => {
    expect(told(1_200, 1_500, 1_300, 1_800)).toEqual([]);
    expect(told(2_500, 2_100, 3_000)).toEqual([]);
    expect(tierEpisodes([])).toEqual([]);
  });
});
