import type { DataRow } from '@waybill/contract';
import type { NameOf } from '../../../../lib/analysis/split-names.ts';
import { cellText } from '../../../../lib/languages/formats.ts';
import type { Series } from '../series.ts';

/** A value of the dimension in every series. */
export interface ComparedPart {
  readonly name: string;
  /** As it is in the rows; '' for rows without a value. */
  readonly value: string;
  /** By series; null if it has no such rows. */
  readonly figures: readonly (number | null)[];
}

export interface ComparedBreakdown {
  readonly series: readonly Series[];
  /** The largest first, by the largest figure of any series. */
  readonly parts: readonly ComparedPart[];
}

export function prepareBreakdown(
  series: readonly Series[],
  rows: readonly (readonly DataRow[])[],
  nameOf: NameOf = (value) => value,
): ComparedBreakdown {
  const figures = rows.map((each) => new Map(each.map(({ NAME, VALUE }) => [String(NAME ?? ''), Number(VALUE ?? 0)])));
  const values = [...new Set(figures.flatMap((each) => [...each.keys()]))];
  const parts = values.map((value) => ({
    name: cellText(nameOf(value)),
    value,
    figures: figures.map((each) => each.get(value) ?? null),
  }));
  return { series, parts: parts.toSorted((one, other) => largest(other) - largest(one)) };
}

/** A part, and by how much one series has more or less of it than the one it is compared with. */
export interface PartDifference {
  readonly series: Series;
  readonly base: Series;
  readonly part: ComparedPart;
  readonly now: number;
  readonly before: number;
}

/** For every series that is compared with another: the part that differs most. */
export function largestDifferences({ series, parts }: ComparedBreakdown): readonly PartDifference[] {
  return series.flatMap((each, index) => {
    const base = each.base === undefined ? undefined : series[each.base];
    if (base === undefined || each.base === undefined) return [];
    const at = each.base;
    const differences = parts.map((part) => ({
      series: each,
      base,
      part,
      now: part.figures[index] ?? 0,
      before: part.figures[at] ?? 0,
    }));
    const size = ({ now, before }: PartDifference) => Math.abs(now - before);
    return differences.toSorted((one, other) => size(other) - size(one)).slice(0, 1);
  });
}

function largest({ figures }: ComparedPart): number {
  return Math.max(...figures.map((figure) => figure ?? Number.NEGATIVE_INFINITY));
}
