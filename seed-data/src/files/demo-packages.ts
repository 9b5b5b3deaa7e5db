import { addDays, businessDaysAfter, type CalendarDay, weekdayOf } from '@waybill/model';

/** A package of the demo's files. */
export interface DemoPackage {
  readonly trackingNumber: string;
  /** The Saturday on which it is billed. */
  readonly billDate: CalendarDay;
  readonly shipped: CalendarDay;
  readonly promised: CalendarDay;
  /** Absent: it is still on its way. */
  readonly delivered?: CalendarDay | undefined;
  /** Why the carrier is not to blame for the delay. */
  readonly excuse?: string | undefined;
  readonly signedBy: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly pounds: number;
  readonly isResidential: boolean;
  /** In cents. */
  readonly freight: number;
}

const packagesOfWeek = 24;
const saturday = 6;
const daysOfWeek = 7;
/** The first packages of an invoice were shipped so many days before its date, the last ones a day before it. */
const daysBetweenShippingAndBilling = 5;

const places = [
  { city: 'COLUMBUS', state: 'OH', zip: '43215' },
  { city: 'ALBANY', state: 'NY', zip: '12207' },
  { city: 'RICHMOND', state: 'VA', zip: '23219' },
  { city: 'PORTLAND', state: 'ME', zip: '04101' },
  { city: 'PITTSBURGH', state: 'PA', zip: '15222' },
  { city: 'CHARLESTON', state: 'SC', zip: '29401' },
] as const;
const people = ['KIM', 'OKAFOR', 'LINDQVIST', 'DELGADO', 'FRONT DESK'] as const;

/** The last Saturday that is at least so many days before a day. */
export function saturdayBefore(day: CalendarDay, days: number): CalendarDay {
  const latest = addDays(day, -days);
  return addDays(latest, -((weekdayOf(latest) - saturday + daysOfWeek) % daysOfWeek));
}

/** The packages of so many weeks, the last of which is billed on `lastBillDate`. The same on every call. */
export function demoPackages(prefix: string, weeks: number, lastBillDate: CalendarDay): readonly DemoPackage[] {
  return Array.from({ length: weeks * packagesOfWeek }, (_, index) => {
    const week = Math.floor(index / packagesOfWeek);
    const billDate = addDays(lastBillDate, -daysOfWeek * (weeks - 1 - week));
    return packageOf(prefix, index, billDate);
  });
}

function packageOf(prefix: string, index: number, billDate: CalendarDay): DemoPackage {
  const shipped = addDays(billDate, -daysBetweenShippingAndBilling + (index % 5));
  const promised = businessDaysAfter(shipped, 3);
  const pounds = 1 + ((index * 7) % 23);
  return {
    trackingNumber: `${prefix}${String(41_000_000 + index * 137)}`,
    billDate,
    shipped,
    promised,
    ...journeyOf(index, promised),
    signedBy: pick(people, index),
    ...pick(places, index * 5),
    pounds,
    isResidential: index % 3 !== 0,
    freight: 712 + pounds * 31 + ((index * 13) % 97),
  };
}

/** Of 24 packages of a week, three are late, one is late because of the weather, and one is lost on its way. */
function journeyOf(index: number, promised: CalendarDay): Pick<DemoPackage, 'delivered' | 'excuse'> {
  const place = index % packagesOfWeek;
  if (place === 7) return {};
  if (place === 11)
    return { delivered: addDays(promised, 3), excuse: 'Severe weather conditions delayed the delivery' };
  if (place % 8 === 5) return { delivered: businessDaysAfter(promised, 1) };
  return { delivered: promised };
}

function pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('There is nothing to pick from.');
  return value;
}
