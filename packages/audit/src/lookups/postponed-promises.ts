import {
  addDays,
  type CalendarDay,
  daysBetween,
  serviceDays,
  businessDaysAfter as weekdaysAfter,
} from '@waybill/model';
import { type Packs, packIn } from '../packs/pack.ts';
import { businessDaysAfter, holidayCalendar } from './calendar.ts';

/** Carriers whose services promise days where nothing else is stated: UPS and FedEx. */
export const promisingCarriers = [1, 2] as const;

/** A promise that falls on another day than the working days from Monday to Friday say. */
export interface PostponedPromise {
  readonly carrierId: number;
  readonly shipped: CalendarDay;
  /** The number of service days. */
  readonly promisedDays: number;
  /** By how many days it is later; negative if it is earlier. */
  readonly later: number;
}

/** From longer before the first holiday, no promise reaches it: a weekend lies between at most. */
const daysBefore = 7;
/** The ship dates whose promises are counted: a mistyped year must not keep the server counting. */
const countedShipDates = { first: '2000-01-01', last: '2049-12-31' } as const;

const numbersOfDays = [...new Set(Object.values(serviceDays))];
const countedOf = new WeakMap<Packs, readonly PostponedPromise[]>();

/**
 * The promises that holidays and service days of the carriers move: those that all services share, for as long as the
 * packs have holidays.
 */
export function postponedPromises(packs: Packs): readonly PostponedPromise[] {
  const counted = countedOf.get(packs) ?? promisingCarriers.flatMap((carrierId) => postponedOf(packs, carrierId));
  countedOf.set(packs, counted);
  return counted;
}

/** The promises that differ from those of other packs, with `later` 0 where only the others move them. */
export function otherPromises(packs: Packs, than: Packs): readonly PostponedPromise[] {
  const own = new Map(postponedPromises(packs).map((promise) => [keyOf(promise), promise]));
  const others = new Map(postponedPromises(than).map((promise) => [keyOf(promise), promise]));
  return [
    ...[...own].flatMap(([key, promise]) => (others.get(key)?.later === promise.later ? [] : [promise])),
    ...[...others].flatMap(([key, promise]) => (own.has(key) ? [] : [{ ...promise, later: 0 }])),
  ];
}

/** These days, as far as promises are counted in them. */
export function withinCounted(from: CalendarDay, to: CalendarDay): readonly [CalendarDay, CalendarDay] {
  const { first, last } = countedShipDates;
  return [from > first ? from : first, to < last ? to : last];
}

const keyOf = ({ carrierId, shipped, promisedDays }: PostponedPromise): string =>
  `${carrierId} ${shipped} ${promisedDays}`;

function postponedOf(packs: Packs, carrierId: number): readonly PostponedPromise[] {
  const holidays = packIn(packs, carrierId, 'holidays')?.rows ?? [];
  const first = holidays.map(({ from }) => from).toSorted()[0];
  const last = holidays
    .map(({ from, to }) => to ?? from)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return [];
  const calendar = holidayCalendar(packs, carrierId);
  const postponed: PostponedPromise[] = [];
  const [begin, end] = withinCounted(addDays(first, -daysBefore), last);
  for (let shipped = begin; shipped <= end; shipped = addDays(shipped, 1)) {
    for (const promisedDays of numbersOfDays) {
      const { day } = businessDaysAfter(calendar, shipped, promisedDays);
      const later = daysBetween(weekdaysAfter(shipped, promisedDays), day);
      if (later !== 0) postponed.push({ carrierId, shipped, promisedDays, later });
    }
  }
  return postponed;
}
