import { describe, expect, it } from 'vitest';
import {
  addDays,
  type BandScale,
  episodesOf,
  fewestWeeksOfHistory,
  type JudgedWeek,
  judgeByLimit,
  judgeWeeks,
  settledWeeks,
} from '../../src/index.ts';

/** Numbers between 0 and 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A number around 0 as chance makes it, with a standard deviation of 1. */
const chance = (next: () => number) => Array.from({ length: 12 }, next).reduce((sum, each) => sum + each, -6);

const threeYears = 156;
const seriesOf = (numberAt: (index: number) => number | null) =>
  Array.from({ length: threeYears }, (_, index) => ({
    week: addDays('2023-01-01', 7 * index),
    value: numberAt(index),
  }));
/** Three years around 100 that vary by `noise` in a hundred; `shape` says what else happens to them. */
const made = (seed: number, noise: number, shape: (index: number) => number = () => 1) => {
  const next = seeded(seed);
  return seriesOf((index) => 100 * shape(index) * (1 + (noise / 100) * chance(next)));
};
const lastYear = (judged: readonly JudgedWeek[]) => judged.filter(({ week }) => week >= '2025-01-01');
const told = (series: ReturnType<typeof made>, scale: BandScale = 'ratio') =>
  episodesOf(judgeWeeks(series, scale), 'either').filter(({ weeks }) => (weeks[0]?.week ?? '') >= '2025-01-01');

const seeds = Array.from({ length: 40 }, (_, index) => 101 + 7 * index);
const season = (index: number) => 1 + 0.4 * Math.exp(-(((index % 52) - 48) ** 2) / 8);

describe('the band of weeks', () => {
  it.each([
    ['of chance', 3, () => 1],
    ['of much chance', 12, () => 1],
    ['of a steady trend', 3, (index: number) => 1.003 ** index],
    ['of a season that comes every year', 3, season],
    ['of both', 4, (index: number) => season(index) * 1.002 ** index],
  ])('is hardly ever left in a quiet year %s', (_, noise, shape) => {
    const years = seeds.map((seed) => told(made(seed, noise, shape)).length);
    expect(years.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(4);
    expect(Math.max(...years)).toBeLessThanOrEqual(1);
  });

  it('is left by a spike, once, and by a step, once, with the amounts', () => {
    const at = 130;
    for (const seed of seeds.slice(0, 10)) {
      const spike = told(made(seed, 3, (index) => (index === at ? 1.35 : 1)));
      expect(spike.map(({ side, weeks, over }) => [side, weeks[0]?.week, weeks.length, over])).toEqual([
        ['above', addDays('2023-01-01', 7 * at), 1, true],
      ]);
      const step = told(made(seed, 3, (index) => (index >= at ? 0.7 : 1)));
      expect(step.map(({ side, weeks }) => [side, weeks[0]?.week])).toEqual([['below', addDays('2023-01-01', 7 * at)]]);
      expect(step[0]?.weeks.length).toBeLessThan(9);
    }
  });

  it('counts percentages in points, and knows neither a short history nor amounts of zero', () => {
    const steady = seriesOf((index) => (index === 140 ? 19.2 : 18));
    expect(told(steady, 'points').map(({ weeks }) => weeks[0])).toEqual([
      { week: addDays('2023-01-01', 980), value: 19.2, expected: 18, low: 17, high: 19, side: 'above' },
    ]);
    expect(judgeWeeks(steady.slice(0, fewestWeeksOfHistory), 'points')).toEqual([]);
    expect(judgeWeeks(steady.slice(0, fewestWeeksOfHistory + 1), 'points')).toHaveLength(1);
    expect(
      judgeWeeks(
        seriesOf((index) => (index % 2 === 0 ? 0 : null)),
        'ratio',
      ),
    ).toEqual([]);
  });
});

describe('what is told of weeks', () => {
  const judged = judgeByLimit(
    [7, 12, 13, null, 12, 8, 15].map((value, index) => ({ week: addDays('2025-01-05', 7 * index), value })),
    { side: 'above', limit: 10 },
  );

  it('is an episode, which a week without figures does not end', () => {
    const episodes = episodesOf(judged, 'above');
    expect(episodes.map(({ weeks, over }) => [weeks.map(({ value }) => value), over])).toEqual([
      [[12, 13, 12], true],
      [[15], false],
    ]);
    expect(episodesOf(judged, 'below')).toEqual([]);
    expect(lastYear(judged)).toHaveLength(6);
  });

  it('is believed when the week is over, and low totals two weeks later', () => {
    const low = judgeByLimit([{ week: '2025-01-05', value: 5 }], { side: 'below', limit: 10 });
    const on = (today: string, grows: boolean) => settledWeeks(low, { today, grows }).length;
    expect([on('2025-01-11', false), on('2025-01-12', false)]).toEqual([0, 1]);
    expect([on('2025-01-25', true), on('2025-01-26', true)]).toEqual([0, 1]);
  });
});
