import { addDays, type CalendarDay, partsOf, weekdayOf } from './calendar-day.ts';
import { firstDayOfWeek } from './week.ts';

/** The first day of the day's week. */
export function startOfWeek(day: CalendarDay): CalendarDay {
  return addDays(day, -((weekdayOf(day) - firstDayOfWeek + 7) % 7));
}

/** The first of the day's month. */
export function startOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 7)}-01`;
}

/** The first day of the day's calendar quarter. */
export function startOfQuarter(day: CalendarDay): CalendarDay {
  const firstMonth = Math.floor((partsOf(day).month - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(firstMonth).padStart(2, '0')}-01`;
}

/** The first of January of the day's year. */
export function startOfYear(day: CalendarDay): CalendarDay {
  return `${day.slice(0, 4)}-01-01`;
}
