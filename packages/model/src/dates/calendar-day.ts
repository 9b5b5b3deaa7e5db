/** A UTC calendar day as `YYYY-MM-DD`; such texts sort by date. */
export type CalendarDay = string;

const millisecondsPerDay = 86_400_000;

/** Whether the text is a day that exists, in the form `YYYY-MM-DD`, from the year 1 on. */
export function isCalendarDay(text: string): boolean {
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && textOf(new Date(`${text}T00:00:00Z`)) === text;
}

/** The UTC day of a moment. */
export function dayOf(moment: Date): CalendarDay {
  return moment.toISOString().slice(0, 10);
}

/** The day a number of days later, or earlier if negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOf(new Date(millisecondsOf(day) + days * millisecondsPerDay));
}

/** The time a number of 24-hour periods later, or earlier if negative. For dates without a time use `addDays`. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * millisecondsPerDay);
}

/**
 * The same day of the month a number of months later, or the month's last day if it is shorter (31 March → 28
 * February).
 */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const { year, month, dayOfMonth } = partsOf(day);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, lastDay))));
}

/** The year, the month (1 to 12) and the day of the month. */
export function partsOf(day: CalendarDay): { year: number; month: number; dayOfMonth: number } {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), dayOfMonth: Number(day.slice(8, 10)) };
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(millisecondsOf(day)).getUTCDay();
}

/** Days from one day to the next; 0 for the same day. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (millisecondsOf(to) - millisecondsOf(from)) / millisecondsPerDay;
}

function millisecondsOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function textOf(moment: Date): string | undefined {
  return Number.isNaN(moment.getTime()) ? undefined : dayOf(moment);
}
