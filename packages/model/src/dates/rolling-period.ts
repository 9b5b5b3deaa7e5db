import { addDays, addMonths, type CalendarDay } from './calendar-day.ts';
import type { DateRange } from './date-range.ts';
import { startOfMonth, startOfQuarter, startOfWeek, startOfYear } from './period-start.ts';

/** The rolling periods of the date popover, in order (S1 section 5). */
export const rollingPeriods = [
  'Current Week',
  'Current Month',
  'Current Quarter',
  'Annual',
  'YTD',
  'Previous Week',
  'Previous Month',
  'Previous Quarter',
  'Previous Year',
] as const;
export type RollingPeriod = (typeof rollingPeriods)[number];

/** S1 section 9. */
export const defaultRollingPeriod: RollingPeriod = 'Annual';

const rangeOf: Readonly<Record<RollingPeriod, (today: CalendarDay) => DateRange>> = {
  'Current Week': (today) => ({ from: startOfWeek(today), to: today }),
  'Current Month': (today) => ({ from: startOfMonth(today), to: today }),
  'Current Quarter': (today) => ({ from: startOfQuarter(today), to: today }),
  Annual: (today) => ({ from: addDays(addMonths(today, -12), 1), to: today }),
  YTD: (today) => ({ from: startOfYear(today), to: today }),
  'Previous Week': (today) => before(startOfWeek, today),
  'Previous Month': (today) => before(startOfMonth, today),
  'Previous Quarter': (today) => before(startOfQuarter, today),
  'Previous Year': (today) => before(startOfYear, today),
};

/** The period's days as of today. A current period ends today; Annual is 12 months back plus one day (S1 section 9). */
export function rollingRange(period: RollingPeriod, today: CalendarDay): DateRange {
  return rangeOf[period](today);
}

/** Whether a saved text names a rolling period. */
export function isRollingPeriod(text: string): text is RollingPeriod {
  return rollingPeriods.some((period) => period === text);
}

function before(startOf: (day: CalendarDay) => CalendarDay, today: CalendarDay): DateRange {
  const to = addDays(startOf(today), -1);
  return { from: startOf(to), to };
}
