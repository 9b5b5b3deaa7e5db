import type { ReportSchedule } from '@waybill/contract';
import { displayDateTime, weekdayName } from '../languages/formats.ts';
import { texts } from '../languages/texts.ts';

/** When a scheduled report comes: `Every Monday at 06:00 (America/New York)`. */
export function timesText(schedule: Pick<ReportSchedule, 'frequency' | 'day' | 'hour' | 'timeZone'>): string {
  const { frequency, day, hour, timeZone } = schedule;
  const when = { time: hourText(hour), zone: zoneText(timeZone) };
  switch (frequency) {
    case 'daily':
      return texts.t('Every day at {{time}} ({{zone}})', when);
    case 'weekly':
      return texts.t('Every {{weekday}} at {{time}} ({{zone}})', { ...when, weekday: weekdayName(day ?? 1) });
    case 'monthly':
      return texts.t('On day {{day}} of every month at {{time}} ({{zone}})', { ...when, day });
  }
}

/** `06:00` */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** A time zone as people read it: `America/New York`. */
export const zoneText = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** A moment by the clock of a time zone. */
export function momentIn(timeZone: string, iso: string): string {
  const parts = { dateStyle: 'short', timeStyle: 'medium', timeZone } as const;
  return displayDateTime(new Intl.DateTimeFormat('sv-SE', parts).format(new Date(iso)));
}
