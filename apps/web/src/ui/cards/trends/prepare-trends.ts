import type { DataRow } from '@waybill/contract';
import type { NameOf } from '../../../lib/analysis/split-names.ts';
import { cellText } from '../../../lib/languages/formats.ts';
import { texts } from '../../../lib/languages/texts.ts';
import type { Period } from './periods.ts';

/** A line: a value for each period, null if there are no rows. */
export interface Series {
  readonly name: string;
  /** The value to filter by; undefined for the whole, for the rest, and for rows without a value. */
  readonly filter: string | undefined;
  readonly values: readonly (number | null)[];
}

/** The figures by series and period. */
export interface Trend {
  readonly periods: readonly Period[];
  readonly series: readonly Series[];
  /** How many values the dimension has. */
  readonly count: number;
  /** How many of them have a line of their own; the rest is added up, or left out where that means nothing. */
  readonly alone: number;
}

/** How many lines a split trend has at most, and whether the rest can be added up to one more. */
export interface SeriesLimit {
  readonly most: number;
  readonly rest: boolean;
}

/** The lines of an unsplit trend, or of the largest values of a dimension with the rest added up. */
export function prepareTrends(
  periods: readonly Period[],
  split: boolean,
  wholeName: string,
  limit: SeriesLimit,
  nameOf: NameOf = (value) => value,
): (rows: readonly DataRow[]) => Trend {
  return (rows) => {
    const byName = Map.groupBy(rows, ({ NAME }) => (split ? String(NAME ?? '') : wholeName));
    const all = [...byName].map(([name, group]) => ({
      name: cellText(nameOf(name)),
      filter: split && name !== '' ? name : undefined,
      values: valuesBy(periods, group),
    }));
    const largestFirst = all.toSorted((one, other) => totalOf(other) - totalOf(one));
    const series = limit.rest ? withRest(largestFirst, limit.most) : largestFirst.slice(0, limit.most);
    const hasRest = limit.rest && all.length > limit.most;
    return { periods, series, count: all.length, alone: hasRest ? series.length - 1 : series.length };
  };
}

function valuesBy(periods: readonly Period[], rows: readonly DataRow[]): readonly (number | null)[] {
  const byStart = new Map(rows.map(({ PERIOD, VALUE }) => [String(PERIOD).slice(0, 10), VALUE]));
  return periods.map(({ start }) => {
    const value = byStart.get(start);
    return value === undefined || value === null ? null : Number(value);
  });
}

function withRest(series: readonly Series[], most: number): readonly Series[] {
  if (series.length <= most) return series;
  const rest = series.slice(most - 1);
  const values = (series[0]?.values ?? []).map((_, index) => sumOf(rest.map((each) => each.values[index] ?? null)));
  const name = texts.t('All others ({{others}})', { others: rest.length });
  return [...series.slice(0, most - 1), { name, filter: undefined, values }];
}

function totalOf({ values }: Series): number {
  return sumOf(values) ?? 0;
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
