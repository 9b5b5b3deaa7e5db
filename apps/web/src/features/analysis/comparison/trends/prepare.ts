import type { DataRow } from '@waybill/contract';
import { type CalendarDay, type ChartTimeSpan, grainOfSpan, partsOf } from '@waybill/model';
import type { NameOf } from '../../../../lib/analysis/split-names.ts';
import { cellText, monthName } from '../../../../lib/languages/formats.ts';
import { isolated } from '../../../../lib/languages/isolated.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { fromFirstDay, namedPeriods, type Period } from '../../../../ui/cards/trends/periods.ts';
import type { Series } from '../series.ts';

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

/** A position on the axis, at which the periods of all series are aligned. */
interface Slot {
  readonly label: string;
  /** By series; undefined if a series has no such period. */
  readonly periods: readonly (Period | undefined)[];
}

/** How the periods of the series are aligned, and the labels of the axis. */
interface Alignment {
  readonly slots: readonly Slot[];
  readonly text: string;
}

/**
 * Years are aligned by month or quarter, ranges by their start, whatever month that is (S1 section 4). `firstDays` are
 * the days of the sets' first rows, by index.
 */
function alignmentOf(
  series: readonly Series[],
  span: ChartTimeSpan,
  firstDays: ReadonlyMap<number, CalendarDay>,
): Alignment {
  const periods = series.map(({ state, live }) =>
    fromFirstDay(namedPeriods(state.dates, grainOfSpan(span)), firstDays.get(live.place)),
  );
  return series.some(({ year }) => year !== undefined) ? byMonth(periods, span) : byStart(series, periods, span);
}

function byMonth(periods: readonly (readonly Period[])[], span: ChartTimeSpan): Alignment {
  const isMonthly = span === 'monthly';
  const places = Array.from({ length: isMonthly ? 12 : 4 }, (_, place) => place);
  const placeOf = ({ start }: Period) => Math.floor((partsOf(start).month - 1) / (isMonthly ? 1 : 3));
  return {
    slots: places.map((place) => ({
      label: isMonthly
        ? monthName(`2024-${String(place + 1).padStart(2, '0')}-01`)
        : texts.t('Quarter {{number}}', { number: place + 1 }),
      periods: periods.map((each) => each.find((period) => placeOf(period) === place)),
    })),
    text: isMonthly
      ? texts.t('The same months of each year are aligned.')
      : texts.t('The same quarters of each year are aligned.'),
  };
}

function byStart(series: readonly Series[], periods: readonly (readonly Period[])[], span: ChartTimeSpan): Alignment {
  const longest = periods.toSorted((one, other) => other.length - one.length)[0] ?? [];
  const startsTogether = new Set(periods.map(([first]) => first?.start)).size === 1;
  const numbered = (number: number) =>
    span === 'monthly' ? texts.t('Month {{number}}', { number }) : texts.t('Quarter {{number}}', { number });
  const starts = series.map(({ name }, index) => isolated(`${name}: ${periods[index]?.[0]?.label ?? ''}`)).join(', ');
  return {
    slots: longest.map(({ label }, place) => ({
      label: startsTogether ? label : numbered(place + 1),
      periods: periods.map((each) => each[place]),
    })),
    text: startsTogether
      ? texts.t('All ranges begin in {{period}}.', { period: longest[0]?.label ?? '' })
      : texts.t('The ranges are aligned by their start ({{starts}}).', { starts }),
  };
}
