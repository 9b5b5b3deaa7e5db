import type { CalendarDay } from '../dates/calendar-day.ts';
import { dayIn } from '../dates/day-in.ts';

/** Where deadlines are counted of UPS, USPS, OnTrac, DHL and freight carriers, and of carriers that are not known. */
const usualTimeZone = 'America/New_York';

/** Where they are counted by carriers whose head office is elsewhere: FedEx, Passport and FlavorCloud. */
const otherTimeZones: Readonly<Record<number, string>> = {
  2: 'America/Chicago',
  7: 'America/Los_Angeles',
  8: 'America/Los_Angeles',
};

/** Which day it is for carriers. */
export interface CarrierDays {
  readonly today: CalendarDay;
  /** By carrier id, where it is another day at the carrier's head office. */
  readonly todayOf: Readonly<Record<number, CalendarDay>>;
}

/** The day on which carriers receive a claim that is filed at this moment: the day at their head office. */
export function carrierDays(moment: Date): CarrierDays {
  const today = dayIn(usualTimeZone, moment);
  const others = Object.entries(otherTimeZones)
    .map(([id, timeZone]) => [Number(id), dayIn(timeZone, moment)] as const)
    .filter(([, day]) => day !== today);
  return { today, todayOf: Object.fromEntries(others) };
}

/** The day that no carrier has left behind: what had to be claimed before it has expired everywhere. */
export function earliestCarrierDay(moment: Date): CalendarDay {
  const { today, todayOf } = carrierDays(moment);
  return [today, ...Object.values(todayOf)].toSorted()[0] ?? today;
}
