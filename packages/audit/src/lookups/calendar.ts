import { addDays, type CalendarDay, weekdayOf } from '@waybill/model';
import type { Packs } from '../packs/pack.ts';
import { inEffect } from './in-effect.ts';

/** Monday to Friday, where no pack says otherwise. */
const ordinaryDays = '12345';
/** The longest time without a service day; a search ends there. */
const longestPause = 400;

/** The days on which a carrier's service is at work. */
export interface HolidayCalendar {
  /** The holiday on which the service does not work, or works only in part; undefined on other days. */
  readonly holidayOn: (day: CalendarDay) => { readonly name: string; readonly isClosed: boolean } | undefined;
  /** Whether the day counts as one of the days that a service promises. */
  readonly isServiceDay: (day: CalendarDay) => boolean;
}

/** A day, and whether no day of limited work was counted on the way: its source may count that day or not. */
export interface CountedDay {
  readonly day: CalendarDay;
  readonly isSure: boolean;
}

/** The days of the week on which a service counts and delivers, as digits from 1 for Monday. */
export function serviceDays(packs: Packs, carrierId: number, service: string, day: CalendarDay): string {
  return inEffect(packs, carrierId, 'service-days', day, { service })[0]?.days ?? ordinaryDays;
}

/** The calendar of a carrier’s service; without a service, of those that every service of the carrier shares. */
export function holidayCalendar(packs: Packs, carrierId: number, service = ''): HolidayCalendar {
  // Readers ask for the same few days of every package of a file.
  const known = new Map<CalendarDay, CalendarEntry>();
  const entryOf = (day: CalendarDay): CalendarEntry => {
    const entry = known.get(day) ?? entryIn(packs, carrierId, service, day);
    known.set(day, entry);
    return entry;
  };
  return { holidayOn: (day) => entryOf(day).holiday, isServiceDay: (day) => entryOf(day).isServiceDay };
}

interface CalendarEntry {
  readonly holiday: ReturnType<HolidayCalendar['holidayOn']>;
  readonly isServiceDay: boolean;
}

function entryIn(packs: Packs, carrierId: number, service: string, day: CalendarDay): CalendarEntry {
  const [row] = inEffect(packs, carrierId, 'holidays', day, { service });
  const holiday = row && { name: row.name, isClosed: row.operation === 'closed' };
  const isWeekday = serviceDays(packs, carrierId, service, day).includes(String(weekdayOf(day) || 7));
  return { holiday, isServiceDay: isWeekday && holiday?.isClosed !== true };
}

/** The day a number of service days after a day. */
export function businessDaysAfter(calendar: HolidayCalendar, day: CalendarDay, count: number): CountedDay {
  let after = day;
  let isSure = true;
  for (let left = count, paused = 0; left > 0 && paused < longestPause; paused += 1) {
    after = addDays(after, 1);
    if (!calendar.isServiceDay(after)) continue;
    if (calendar.holidayOn(after) !== undefined) isSure = false;
    left -= 1;
    paused = 0;
  }
  return { day: after, isSure };
}
