import { addDays, addMonths, daysBetween } from './calendar-day.ts';
import type { DateRange } from './date-range.ts';
import { startOfMonth } from './period-start.ts';

/**
 * The range of the same length just before: as many whole months if it consists of whole months, otherwise as many
 * days.
 */
export function previousRange({ from, to }: DateRange): DateRange {
  const end = addDays(to, 1);
  const wholeMonths = from === startOfMonth(from) && end === startOfMonth(end);
  const before = wholeMonths ? addMonths(from, -monthsBetween(from, end)) : addDays(from, -daysBetween(from, end));
  return { from: before, to: addDays(from, -1) };
}

function monthsBetween(from: string, to: string): number {
  const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthNumber(to) - monthNumber(from);
}
