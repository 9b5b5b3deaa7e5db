import { describe, expect, it } from 'vitest';
import { cronOf, nextRun, type ScheduleTimes } from '../../src/reports/schedules/schedule-times.ts';

describe('the times of a schedule', () => {
  it.each<[string, ScheduleTimes, string, string, string]>([
    ['daily', { frequency: 'daily', day: null, hour: 6 }, '0 6 * * *', '2026-11-20T05:59:00Z', '2026-11-20T06:00:00Z'],
    [
      'daily, tomorrow',
      { frequency: 'daily', day: null, hour: 6 },
      '0 6 * * *',
      '2026-11-20T06:00:00Z',
      '2026-11-21T06:00:00Z',
    ],
    [
      'on Mondays',
      { frequency: 'weekly', day: 1, hour: 0 },
      '0 0 * * 1',
      '2026-11-20T12:00:00Z',
      '2026-11-23T00:00:00Z',
    ],
    [
      'on Sundays',
      { frequency: 'weekly', day: 7, hour: 23 },
      '0 23 * * 0',
      '2026-11-20T12:00:00Z',
      '2026-11-22T23:00:00Z',
    ],
    [
      'on the first',
      { frequency: 'monthly', day: 1, hour: 7 },
      '0 7 1 * *',
      '2026-12-31T23:00:00Z',
      '2027-01-01T07:00:00Z',
    ],
    [
      'on the 28th of February',
      { frequency: 'monthly', day: 28, hour: 7 },
      '0 7 28 * *',
      '2026-01-28T07:00:00Z',
      '2026-02-28T07:00:00Z',
    ],
  ])('come %s', (_name, times, cron, after, next) => {
    expect(cronOf(times)).toBe(cron);
    expect(nextRun(times, new Date(after)).toISOString()).toBe(new Date(next).toISOString());
  });
});
