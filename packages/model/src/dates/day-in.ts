import type { CalendarDay } from './calendar-day.ts';

/** The calendar day of a moment in a time zone, which has an IANA name. */
export function dayIn(timeZone: string, moment: Date): CalendarDay {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat('en-CA', parts).format(moment);
}
