import type { ReportFrequency } from '@waybill/contract';
import { CronExpressionParser } from 'cron-parser';

/** When a scheduled report runs, by the clock of a time zone. */
export interface ScheduleTimes {
  readonly frequency: ReportFrequency;
  /** Day of the week (1 is Monday) or of the month; null when daily. */
  readonly day: number | null;
  readonly hour: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** The times as a cron expression, whose week begins with Sunday as day 0. */
export function cronOf({ frequency, day, hour }: ScheduleTimes): string {
  switch (frequency) {
    case 'daily':
      return `0 ${hour} * * *`;
    case 'weekly':
      return `0 ${hour} * * ${(day ?? 1) % 7}`;
    case 'monthly':
      return `0 ${hour} ${day ?? 1} * *`;
  }
}

/** The next run after a given time; an hour skipped by the clocks becomes the one after it. */
export function nextRun(times: ScheduleTimes, after: Date): Date {
  const expression = CronExpressionParser.parse(cronOf(times), { tz: times.timeZone, currentDate: after });
  return expression.next().toDate();
}
