import { type Difference, differenceOf } from '../difference.ts';
import { type Totals, totalOf } from '../use-totals.ts';

/** How the newest year of a set differs from the same days of the year before. */
export interface YearChange {
  readonly year: number;
  readonly before: number;
  readonly difference: Difference;
}

/** The change within the set at that place; undefined if its dates have no two years to compare. */
export function yearChange(years: readonly Totals[], place: number): YearChange | undefined {
  const newest = years.find(({ series: { live, age } }) => live.place === place && age === 0);
  const base = newest?.series.base === undefined ? undefined : years[newest.series.base];
  if (newest === undefined || base === undefined || base.series.live.place !== place) return undefined;
  const difference = differenceOf(totalOf(newest), totalOf(base), newest.series.state);
  const [year, before] = [newest.series.year, base.series.year];
  return difference === undefined || year === undefined || before === undefined || totalOf(base) === 0
    ? undefined
    : { year, before, difference };
}
