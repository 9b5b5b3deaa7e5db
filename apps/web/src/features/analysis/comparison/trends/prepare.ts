import type { DataRow } from '@waybill/contract';
import type { CalendarDay, ChartTimeSpan } from '@waybill/model';
import type { NameOf } from '../../../../lib/analysis/split-names.ts';
import { cellText } from '../../../../lib/languages/formats.ts';
import type { Series } from '../series.ts';
import { type Alignment, alignmentOf } from './slots.ts';

/** The lines of all series, of the whole or of one value of the dimension. */
export interface Panel {
  readonly name: string;
  /** The value as it is in the rows; undefined for the whole. */
  readonly value: string | undefined;
  /** By series, then by slot; null in a gap. */
  readonly lines: readonly (readonly (number | null)[])[];
}

export interface ComparedTrend extends Alignment {
  readonly series: readonly Series[];
  /** The largest first. */
  readonly panels: readonly Panel[];
}

export function prepareTrends(
  split: boolean,
  span: ChartTimeSpan,
  wholeName: string,
  nameOf: NameOf = (value) => value,
  firstDays: ReadonlyMap<number, CalendarDay> = new Map(),
) {
  return (series: readonly Series[], rows: readonly (readonly DataRow[])[]): ComparedTrend => {
    const alignment = alignmentOf(series, span, firstDays);
    const splitValue = ({ NAME }: DataRow) => (split ? String(NAME ?? '') : '');
    const names = [...new Set(rows.flatMap((each) => each.map(splitValue)))];
    const figures = rows.map(
      (each) => new Map(each.map((row) => [pointKeyOf(splitValue(row), row.PERIOD), Number(row.VALUE)])),
    );
    const lineOf = (name: string, index: number) =>
      alignment.slots.map(({ periods }) => figures[index]?.get(pointKeyOf(name, periods[index]?.start)) ?? null);
    const panels = names.map((name) => ({
      name: split ? cellText(nameOf(name)) : wholeName,
      value: split ? name : undefined,
      lines: series.map((_, index) => lineOf(name, index)),
    }));
    return { ...alignment, series, panels: panels.toSorted((one, other) => sizeOf(other) - sizeOf(one)) };
  };
}

function pointKeyOf(name: string, period: unknown): string {
  return `${String(period).slice(0, 10)} ${name}`;
}

function sizeOf({ lines }: Panel): number {
  return lines.flat().reduce<number>((sum, value) => sum + (value ?? 0), 0);
}
