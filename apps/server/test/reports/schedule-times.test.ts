import { dayIn } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { cronOf, nextRun, type ScheduleTimes } from '../../src/reports/schedules/schedule-times.ts';

describe('the times of a schedule', () => {
  it.each<[string, Omit<ScheduleTimes, 'timeZone'>, string, string, string]>([
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
    expect(cronOf({ ...times, timeZone: 'UTC' })).toBe(cron);
    expect(nextRun({ ...times, timeZone: 'UTC' }, new Date(after)).toISOString()).toBe(new Date(next).toISOString());
  });

  it.each([
    ['2026-10-31T12:00:00Z', '2026-11-01T12:00:00.000Z', 'stay at seven in the morning when summer time ends'],
    ['2026-03-07T13:00:00Z', '2026-03-08T11:00:00.000Z', 'stay at seven in the morning when summer time begins'],
  ])('after %s come at %s: they %s', (after, next) => {
    const times = { frequency: 'daily', day: null, hour: 7, timeZone: 'America/New_York' } as const;
    expect(nextRun(times, new Date(after)).toISOString()).toBe(next);
  });

  it('come once in the night in which their hour is skipped', () => {
    const times = { frequency: 'daily', day: null, hour: 2, timeZone: 'America/New_York' } as const;
    const first = nextRun(times, new Date('2026-03-08T05:00:00Z'));
    expect(first.toISOString()).toBe('2026-03-08T07:00:00.000Z');
    expect(nextRun(times, first).toISOString()).toBe('2026-03-09T06:00:00.000Z');
  });

  it('are those of half-hour zones too', () => {
    const times = { frequency: 'weekly', day: 1, hour: 6, timeZone: 'Asia/Kolkata' } as const;
    expect(nextRun(times, new Date('2026-11-20T00:00:00Z')).toISOString()).toBe('2026-11-23T00:30:00.000Z');
  });
});

describe('the day in a time zone', () => {
  it('may be another one than in London', () => {
    const sunday = new Date('2026-11-22T18:00:00Z');
    expect(dayIn('UTC', sunday)).toBe('2026-11-22');
    expect(dayIn('Pacific/Auckland', sunday)).toBe('2026-11-23');
    expect(dayIn('America/Los_Angeles', new Date('2026-11-23T03:00:00Z'))).toBe('2026-11-22');
  });
});
