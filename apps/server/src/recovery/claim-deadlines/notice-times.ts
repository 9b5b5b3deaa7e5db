import { addDays, dayIn } from '@waybill/model';

/** When a user is told that claims expire, by the clock of their time zone. */
export interface NoticeTimes {
  /** 1 is Monday. */
  readonly weekday: number;
  readonly hour: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** The hours in which nothing is sent, by the clock of a time zone; null: none. */
export interface QuietHours {
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
  readonly timeZone: string;
}

/**
 * The day of the latest weekly notice that is due at a moment, `YYYY-MM-DD` in the time zone; null if it was sent, or
 * was due before `since`. An hour that the clocks skip is over when the next one begins; of one that they repeat, the
 * first counts.
 */
export function dueDay(
  { weekday, hour, timeZone }: NoticeTimes,
  { since, lastSentOn }: { readonly since: Date; readonly lastSentOn: string | null },
  now: Date,
): string | null {
  const today = dayIn(timeZone, now);
  const daysAgo = (weekdayOf(today) - weekday + 7) % 7;
  const isLaterToday = daysAgo === 0 && hourIn(timeZone, now) < hour;
  const day = addDays(today, -(isLaterToday ? 7 : daysAgo));
  const firstDay = dayIn(timeZone, since);
  if (day < firstDay || (day === firstDay && hour <= hourIn(timeZone, since))) return null;
  return lastSentOn !== null && lastSentOn >= day ? null : day;
}

/** Whether a moment is in the quiet hours, which may pass midnight. */
export function isQuiet({ quietFrom, quietTo, timeZone }: QuietHours, now: Date): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const hour = hourIn(timeZone, now);
  return quietFrom < quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;
}

/** The day of the week of a calendar day, 1 is Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function hourIn(timeZone: string, moment: Date): number {
  return Number(new Intl.DateTimeFormat('en', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(moment));
}
