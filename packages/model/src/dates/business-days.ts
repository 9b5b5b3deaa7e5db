import { addDays, type CalendarDay, weekdayOf } from './calendar-day.ts';

/** The day a number of business days (Monday to Friday) after a day. Holidays are not considered. */
export function businessDaysAfter(day: CalendarDay, count: number): CalendarDay {
  let after = day;
  for (let left = count; left > 0; ) {
    after = addDays(after, 1);
    if (isBusinessDay(after)) left -= 1;
  }
  return after;
}

/** The day itself, or the Friday before a Saturday or Sunday. */
export function lastBusinessDay(day: CalendarDay): CalendarDay {
  let last = day;
  while (!isBusinessDay(last)) last = addDays(last, -1);
  return last;
}

function isBusinessDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6;
}
