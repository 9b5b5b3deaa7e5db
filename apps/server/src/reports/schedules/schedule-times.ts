import type { ReportFrequency } from '@waybill/contract';

/** When a scheduled report is made, UTC. */
export interface ScheduleTimes {
  readonly frequency: ReportFrequency;
  /** Day of the week (1 is Monday) or of the month; null when daily. */
  readonly day: number | null;
  readonly hour: number;
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

const millisecondsOfHour = 3_600_000;
const mostHours = 32 * 24;

/** The next full hour after a moment that the times name. */
export function nextRun(times: ScheduleTimes, after: Date): Date {
  const first = Math.floor(after.getTime() / millisecondsOfHour) + 1;
  for (let hour = first; hour <= first + mostHours; hour += 1) {
    const moment = new Date(hour * millisecondsOfHour);
    if (isDue(times, moment)) return moment;
  }
  throw new Error('Every schedule comes within a month.');
}

function isDue({ frequency, day, hour }: ScheduleTimes, moment: Date): boolean {
  if (moment.getUTCHours() !== hour) return false;
  if (frequency === 'daily') return true;
  return frequency === 'weekly' ? (moment.getUTCDay() || 7) === day : moment.getUTCDate() === day;
}
