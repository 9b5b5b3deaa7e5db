import { rounded } from '@waybill/model';
import type { Series } from '../../../../ui/cards/trends/prepare-trends.ts';

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
