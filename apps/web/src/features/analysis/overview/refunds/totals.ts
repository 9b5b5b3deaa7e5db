import { rounded } from '@waybill/model';
import type { Series } from '../../../../ui/cards/trends/prepare-trends.ts';

/** All months of all series. */
export function totalOf(series: readonly Pick<Series, 'values'>[]): number {
  return rounded(series.flatMap(({ values }) => values).reduce<number>((sum, value) => sum + (value ?? 0), 0));
}

/** A month over all series. */
export function totalOfMonth(series: readonly Series[], month: number): number {
  return totalOf(series.map(({ values }) => ({ values: [values[month] ?? null] })));
}

/** The series drawn individually, and one more for all others. */
export function mergedBy(
  series: readonly Series[],
  standsAlone: (series: Series) => boolean,
  nameOf: (count: number) => string,
): readonly Series[] {
  const others = series.filter((each) => !standsAlone(each));
  const [first, ...more] = others;
  if (first === undefined || more.length === 0) return series;
  const values = first.values.map((_, month) => {
    const known = others.map((each) => each.values[month] ?? null).filter((value) => value !== null);
    return known.length === 0 ? null : rounded(known.reduce((sum, value) => sum + value, 0));
  });
  return [...series.filter(standsAlone), { name: nameOf(others.length), filter: undefined, values }];
}
