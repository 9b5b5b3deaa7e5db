import type { CalendarDay } from './calendar-day.ts';

/** `MM/DD/YYYY`, as dates are shown everywhere (S1 section 9); in other languages in their order. */
export function displayDate(day: CalendarDay, language = 'en-US'): string {
  if (language === 'en-US') return `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;
  return written(day, language, { year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** `MM/DD/YY`, as presets show their days (S1 section 9). */
export function shortDate(day: CalendarDay, language = 'en-US'): string {
  return written(day, language, { year: '2-digit', month: '2-digit', day: '2-digit' });
}

/** `November 21, 2026`. */
export function longDate(day: CalendarDay, language = 'en-US'): string {
  return written(day, language, { year: 'numeric', month: 'long', day: 'numeric' });
}

/** `MM/DD/YYYY HH:mm` in UTC, of a timestamp `YYYY-MM-DD HH:MM:SS` (S2 section 9). */
export function displayDateTime(timestamp: string, language = 'en-US'): string {
  return `${displayDate(timestamp.slice(0, 10), language)} ${timestamp.slice(11, 16)}`;
}

/** `Nov-2026`, for a month on an axis. */
export function monthLabel(day: CalendarDay, language = 'en-US'): string {
  const text = written(day, language, { year: 'numeric', month: 'short' });
  return language === 'en-US' ? text.replace(' ', '-') : text;
}

/** Creating a formatter takes much longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function written(day: CalendarDay, language: string, parts: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(parts)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(Date.parse(day));
}
