import { addDays, type CalendarDay } from './calendar-day.ts';
import type { DateRange } from './date-range.ts';

/** S1 section 9. */
export const defaultLastDays = 30;
/** The most days that ‘last days’ may reach back (S1 section 9). */
export const maximumLastDays = 365;

/** The number typed; anything but digits counts as 0 (S1 section 5). */
export function lastDaysOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : 0;
}

/** Whether a number of days is valid: a whole number from 1 to 365. */
export function isLastDays(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= maximumLastDays;
}

/** The last N days, including today. */
export function lastDaysRange(days: number, today: CalendarDay): DateRange {
  return { from: addDays(today, 1 - days), to: today };
}
