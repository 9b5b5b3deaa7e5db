import { type CalendarDay, partsOf } from './calendar-day.ts';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `MM/DD/YYYY`, as dates are shown everywhere (S1 section 9). */
export function displayDate(day: CalendarDay): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
}

/** `MM/DD/YY`, as presets show their days (S1 section 9). */
export function shortDate(day: CalendarDay): string {
  return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(2, 4)}`;
}

/** `November 21, 2026`. */
export function longDate(day: CalendarDay): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${monthNames[month - 1]} ${dayOfMonth}, ${year}`;
}

/** `MM/DD/YYYY HH:mm` in UTC, of a timestamp `YYYY-MM-DD HH:MM:SS` (S2 section 9). */
export function displayDateTime(timestamp: string): string {
  return `${displayDate(timestamp.slice(0, 10))} ${timestamp.slice(11, 16)}`;
}

/** `Nov-2026`, for a month on an axis. */
export function monthLabel(day: CalendarDay): string {
  const { year, month } = partsOf(day);
  return `${monthNames[month - 1]?.slice(0, 3)}-${year}`;
}
