import type { BackupInterval } from '@waybill/contract';

const minute = 60_000;
const day = 86_400_000;
const periods: Readonly<Record<BackupInterval, number>> = { six_hours: day / 4, day, week: 7 * day };
/** A Sunday, on which weeks begin. */
const firstSunday = Date.UTC(1970, 0, 4);

/** When backups are taken. */
export interface Rhythm {
  readonly every: BackupInterval;
  /** Minutes after midnight (UTC). */
  readonly minuteOfDay: number;
}

/** The last scheduled time at or before `now`. */
export function lastDueMoment({ every, minuteOfDay }: Rhythm, now: Date): Date {
  const period = periods[every];
  const anchor = firstSunday + minuteOfDay * minute;
  return new Date(anchor + Math.floor((now.getTime() - anchor) / period) * period);
}

/** The first scheduled time after `now`. */
export function nextDueMoment(rhythm: Rhythm, now: Date): Date {
  return new Date(lastDueMoment(rhythm, now).getTime() + periods[rhythm.every]);
}
