import type { DataExportInput } from '@waybill/contract';
import { nextRun } from '../schedules/schedule-times.ts';

const minute = 60_000;
const hour = 60 * minute;
/** After each failure in a row; then an export waits for its usual time. */
const delays = [5 * minute, 30 * minute, 2 * hour];

/** The usual time of the next run. */
export function nextExport(times: Pick<DataExportInput, 'frequency' | 'hour' | 'timeZone'>, now: Date): Date {
  if (times.frequency === 'hourly') return new Date((Math.floor(now.getTime() / hour) + 1) * hour);
  return nextRun({ ...times, frequency: 'daily', day: null }, now);
}

/** When a run that failed is repeated: soon, and not later than the usual time. */
export function nextAttempt(failures: number, usual: Date, now: Date): Date {
  const delay = delays[failures - 1];
  return delay === undefined ? usual : new Date(Math.min(usual.getTime(), now.getTime() + delay));
}
