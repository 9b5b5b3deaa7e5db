import type { DeliveryMoment } from '@waybill/model';
import { readDay, timeIn } from '../reading/dates.ts';
import type { DateOrder } from '../reading/reading-answers.ts';

const nothing = /^(|-+|n\/?a|null|none|tbd|pending|unknown)$/i;
const endOfDay = /,?\s{0,9}(?:by\s{1,9})?(?:end of (?:the )?day|eod)\.?$/i;
const numericOffset = /(?:\d|\s)(?:utc|gmt)?([+-])(\d{1,2}):?(\d{2})?$/i;
const hasClock = /\d{1,2}:\d{2}/;
/** `20250805143000` and `20250805 143000`. */
const compact = /^(\d{8})[T ]?(\d{2})(\d{2})(\d{2})?$/;
/** A spreadsheet's number of a day with its time as a fraction. */
const serial = /^\d{5}[.,](\d+)$/;
const minutesOfDay = 1440;
const hour = 60;
const midnight = '00:00:00';

/** Zones by their letters, in hours ahead of UTC. */
const zones: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  AST: -4,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  AKST: -9,
  AKDT: -8,
  HST: -10,
  CET: 1,
  CEST: 2,
};
const zoneName = new RegExp(`(?:^|\\s|\\d)(${Object.keys(zones).join('|')})$`, 'i');

/** The fields that tell one moment. */
export interface MomentFields {
  readonly date: string;
  /** From a separate column; empty if there is none. */
  readonly time: string;
  readonly zone: string;
  /** The name of the column, for the reason of a bad line. */
  readonly column: string;
}

/** A local time; null for an empty field. @throws UnreadableRow for anything that is not a date. */
export function readMoment({ date, time, zone, column }: MomentFields, order: DateOrder): DeliveryMoment | null {
  const text = date.trim().replace(endOfDay, '').trim();
  if (nothing.test(text)) return null;
  const offsetMinutes = offsetIn(text) ?? offsetIn(` ${time.trim()}`) ?? offsetOfZone(zone);
  const [, compactDay, hours, minutes, seconds = '00'] = compact.exec(text) ?? [];
  if (compactDay !== undefined) {
    const local = `${readDay(compactDay, column, order)} ${timeIn(`${hours}:${minutes}:${seconds}`)}`;
    return { local, hasTime: !local.endsWith(midnight), offsetMinutes };
  }
  const day = readDay(withoutZone(text), column, order);
  if (day === undefined) return null;
  const clock = clockOf(text, time);
  return { local: `${day} ${clock}`, hasTime: clock !== midnight, offsetMinutes };
}

function clockOf(text: string, time: string): string {
  const [, fraction] = serial.exec(text) ?? [];
  if (fraction !== undefined) {
    const minutes = Math.round(Number(`0.${fraction}`) * minutesOfDay) % minutesOfDay;
    return `${String(Math.floor(minutes / hour)).padStart(2, '0')}:${String(minutes % hour).padStart(2, '0')}:00`;
  }
  if (hasClock.test(text)) return timeIn(text);
  const own = time.trim();
  if (own === '' || endOfDay.test(own)) return midnight;
  const [, hours, minutes, seconds] = /^(\d{1,2})(\d{2})(\d{2})$/.exec(own) ?? [];
  return timeIn(hours === undefined ? own : `${hours}:${minutes}:${seconds}`);
}

const withoutZone = (text: string): string => text.replace(/(?<!\s)\s+(?:utc|gmt)?[+-]\d{1,2}:?\d{2}$/i, '');

/** Only behind a time of day: `05-08-2025` has none. */
function offsetIn(text: string): number | null {
  const [clock] = /\d{1,2}:\d{2}.*/s.exec(text) ?? [];
  return clock === undefined ? null : offsetOf(clock);
}

function offsetOfZone(zone: string): number | null {
  const text = zone.trim();
  return text === '' ? null : offsetOf(` ${text}`);
}

function offsetOf(text: string): number | null {
  const [, sign, hours, minutes = '00'] = numericOffset.exec(text) ?? [];
  if (hours !== undefined && Number(hours) <= 14) {
    const offset = Number(hours) * hour + Number(minutes);
    return sign === '-' ? -offset : offset;
  }
  const [, name = ''] = zoneName.exec(text) ?? [];
  const known = zones[name.toUpperCase()];
  return known === undefined ? null : known * hour;
}
