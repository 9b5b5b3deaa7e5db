import { addMonths, type CalendarDay, partsOf } from '../dates/calendar-day.ts';
import type { DateRange } from '../dates/date-range.ts';
import type { ChartComparisonType } from '../widgets/widget.ts';

/** The most years of one set that are drawn; the newest ones. */
export const mostComparedYears = 3;

/** One line or group of bars of a comparison: a set, or one calendar year of it. */
export interface ComparedSeries {
  /** Place of the set among the sets. */
  readonly set: number;
  /** The calendar year of a year-over-year series; undefined for a whole range. */
  readonly year: number | undefined;
  /** 0 for the newest year of its set, 1 for the one before, … */
  readonly age: number;
  /** All its days. */
  readonly dates: DateRange;
  /**
   * The days that are added up. For years these are only the days that all years have in common, so that like is
   * compared with like.
   */
  readonly comparedDays: DateRange;
  /** Place of the series that it is compared with; undefined for the first, and for years without days in common. */
  readonly base: number | undefined;
}

/**
 * The series drawn for some sets. Range over range: each set, compared with the first. Year over year: the calendar
 * years of each set, newest first, each compared with the same days of the year before.
 */
export function comparedSeries(ranges: readonly DateRange[], type: ChartComparisonType): readonly ComparedSeries[] {
  const bySet = ranges.map((dates, set) =>
    type === 'range_over_range' ? [wholeRange(dates, set)] : years(dates, set),
  );
  const starts = bySet.map((_, set) => bySet.slice(0, set).reduce((count, series) => count + series.length, 0));
  return bySet.flatMap((series, set) => series.map((each) => ({ ...each, base: baseOf(each, series, starts, set) })));
}

type Unbased = Omit<ComparedSeries, 'base'> & { readonly isComparable: boolean };

function baseOf(each: Unbased, ofSet: readonly Unbased[], starts: readonly number[], set: number): number | undefined {
  if (ofSet.length === 1) return set === 0 ? undefined : 0;
  const before = ofSet[each.age + 1];
  return each.isComparable && before?.isComparable ? (starts[set] ?? 0) + each.age + 1 : undefined;
}

function wholeRange(dates: DateRange, set: number): Unbased {
  return { set, year: undefined, age: 0, dates, comparedDays: dates, isComparable: true };
}

/** All years but the newest end with their last day, so only the beginning of the oldest may be missing. */
function years(range: DateRange, set: number): readonly Unbased[] {
  const last = partsOf(range.to).year;
  const count = Math.min(mostComparedYears, last - partsOf(range.from).year + 1);
  const inYears = Array.from({ length: count }, (_, age) => daysInYear(range, last - age));
  const common = daysInCommon(inYears);
  return inYears.map((dates, age) => {
    const sameDays = common && yearsBefore(common, age);
    const isComparable = sameDays !== undefined && sameDays.from >= dates.from;
    return { set, year: last - age, age, dates, comparedDays: isComparable ? sameDays : dates, isComparable };
  });
}

/** The days of the newest year that the year before has too. */
function daysInCommon([newest, before]: readonly DateRange[]): DateRange | undefined {
  if (newest === undefined || before === undefined) return newest;
  const from = later(newest.from, addMonths(before.from, 12));
  const to = earlier(newest.to, addMonths(before.to, 12));
  return from > to ? undefined : { from, to };
}

function yearsBefore({ from, to }: DateRange, count: number): DateRange {
  return { from: addMonths(from, -12 * count), to: addMonths(to, -12 * count) };
}

function daysInYear({ from, to }: DateRange, year: number): DateRange {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return { from: later(from, first), to: earlier(to, last) };
}

function later(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one > other ? one : other;
}

function earlier(one: CalendarDay, other: CalendarDay): CalendarDay {
  return one < other ? one : other;
}
