import type { ReportSchedule } from '@waybill/contract';
import { weekdayName } from '../languages/formats.ts';
import { texts } from '../languages/texts.ts';

/** When a scheduled report comes: `Every Monday at 06:00 UTC`. */
export function timesText({ frequency, day, hour }: Pick<ReportSchedule, 'frequency' | 'day' | 'hour'>): string {
  const time = hourText(hour);
  switch (frequency) {
    case 'daily':
      return texts.t('Every day at {{time}} UTC', { time });
    case 'weekly':
      return texts.t('Every {{weekday}} at {{time}} UTC', { weekday: weekdayName(day ?? 1), time });
    case 'monthly':
      return texts.t('On day {{day}} of every month at {{time}} UTC', { day, time });
  }
}

/** `06:00` */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
