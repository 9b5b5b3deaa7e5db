import type { AlertEvent } from '@waybill/contract';
import { addDays, type DateRange, type FactUnit, periodsOf, startOfWeek, type WeekValue } from '@waybill/model';
import type { AlertQuestion } from './alert-question.ts';

/** Two years of which the last is judged by the first, and what the first needs before it. */
const weeksInAll = 3 * 52;

/** A week of a figure with what it is divided by, and its packages. */
export interface FigureWeek extends WeekValue {
  readonly whole: number | null;
  readonly packages: number | null;
}

/** A figure week by week, whether it has a name or is of rows that somebody chose. */
export interface WatchedFigure {
  readonly unit: FactUnit;
  /** Whether it grows with every invoice that is loaded. */
  readonly grows: boolean;
  /** Whether it is a percentage of dollars. */
  readonly isShareOfDollars: boolean;
  /** Every whole week since its first. */
  readonly series: readonly FigureWeek[];
  /** The page that shows it on some days, and its rows. */
  readonly linksOf: (dates: DateRange) => Pick<AlertEvent, 'page' | 'rows'>;
}

/** The days of the weeks that are read: whole weeks that are over. */
export function weeksRead({ today }: Pick<AlertQuestion, 'today'>): DateRange {
  const thisWeek = startOfWeek(today);
  return { from: addDays(thisWeek, -7 * weeksInAll), to: addDays(thisWeek, -1) };
}

/** Every week since the first, those without rows with the value that they then have. */
export function everyWeek(
  found: readonly FigureWeek[],
  { to }: DateRange,
  withoutRows: number | null,
): readonly FigureWeek[] {
  const byWeek = new Map(found.map((each) => [each.week, each]));
  const [first] = [...byWeek.keys()].toSorted();
  const weeks = first === undefined ? [] : periodsOf({ from: first, to }, 'week');
  return weeks.map(
    ({ start }) => byWeek.get(start) ?? { week: start, value: withoutRows, whole: null, packages: null },
  );
}
