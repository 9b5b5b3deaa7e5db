import {
  addDays,
  addMonths,
  type CalendarDay,
  type DateRange,
  startOfMonth,
  startOfQuarter,
  startOfWeek,
  startOfYear,
} from '@waybill/model';

type Preset = (today: CalendarDay) => DateRange;

/** The days that AG Grid's relative date filters mean (35.3 and later); those that reach up to today include it. */
const presets: ReadonlyMap<unknown, Preset> = new Map<string, Preset>([
  ['today', (today) => ({ from: today, to: today })],
  ['yesterday', (today) => days(today, -1)],
  ['tomorrow', (today) => days(today, 1)],
  ['thisWeek', (today) => weeks(today, 0)],
  ['lastWeek', (today) => weeks(today, -1)],
  ['nextWeek', (today) => weeks(today, 1)],
  ['thisMonth', (today) => months(startOfMonth(today), 0, 1)],
  ['lastMonth', (today) => months(startOfMonth(today), -1, 1)],
  ['nextMonth', (today) => months(startOfMonth(today), 1, 1)],
  ['thisQuarter', (today) => months(startOfQuarter(today), 0, 3)],
  ['lastQuarter', (today) => months(startOfQuarter(today), -1, 3)],
  ['nextQuarter', (today) => months(startOfQuarter(today), 1, 3)],
  ['thisYear', (today) => months(startOfYear(today), 0, 12)],
  ['lastYear', (today) => months(startOfYear(today), -1, 12)],
  ['nextYear', (today) => months(startOfYear(today), 1, 12)],
  ['yearToDate', (today) => ({ from: startOfYear(today), to: today })],
  ['last7Days', (today) => ({ from: addDays(today, -7), to: today })],
  ['last30Days', (today) => ({ from: addDays(today, -30), to: today })],
  ['last90Days', (today) => ({ from: addDays(today, -90), to: today })],
  ['last6Months', (today) => ({ from: addMonths(today, -6), to: today })],
  ['last12Months', (today) => ({ from: addMonths(today, -12), to: today })],
  ['last24Months', (today) => ({ from: addMonths(today, -24), to: today })],
]);

/** The first and last day of a relative date filter; undefined for any other type of filter. */
export function presetDays(type: unknown, today: CalendarDay | undefined): DateRange | undefined {
  return today === undefined ? undefined : presets.get(type)?.(today);
}

/** Whether a filter model may mean other days tomorrow. */
export function countsFromToday(filterModel: unknown): boolean {
  const written = JSON.stringify(filterModel ?? {});
  return [...presets.keys()].some((type) => written.includes(`"type":${JSON.stringify(type)}`));
}

function days(today: CalendarDay, later: number): DateRange {
  const day = addDays(today, later);
  return { from: day, to: day };
}

function weeks(today: CalendarDay, later: number): DateRange {
  const from = addDays(startOfWeek(today), 7 * later);
  return { from, to: addDays(from, 6) };
}

function months(start: CalendarDay, later: number, long: number): DateRange {
  const from = addMonths(start, later * long);
  return { from, to: addDays(addMonths(from, long), -1) };
}
