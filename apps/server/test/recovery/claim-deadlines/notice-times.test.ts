import { describe, expect, it } from 'vitest';
import { dueDay, isQuiet } from '../../../src/recovery/claim-deadlines/notice-times.ts';

const longAgo = { since: new Date('2026-01-01T00:00:00Z'), lastSentOn: null };
const mondayAtEight = { weekday: 1, hour: 8, timeZone: 'UTC' };

describe('the day of a notice that is due', () => {
  it.each([
    ['at its hour', '2026-11-23T08:00:00Z', '2026-11-23'],
    ['not before', '2026-11-23T07:59:59Z', '2026-11-16'],
    ['late on its day', '2026-11-23T23:59:59Z', '2026-11-23'],
    ['days later, if nobody could send it', '2026-11-26T03:00:00Z', '2026-11-23'],
    ['until the next one', '2026-11-30T07:00:00Z', '2026-11-23'],
    ['across a year', '2027-01-02T00:00:00Z', '2026-12-28'],
  ])('is its weekday: %s', (_when, now, day) => {
    expect(dueDay(mondayAtEight, longAgo, new Date(now))).toBe(day);
  });

  it.each([
    // Sunday evening in Los Angeles is Monday in UTC.
    ['America/Los_Angeles', 7, 20, '2026-11-23T03:59:00Z', '2026-11-15'],
    ['America/Los_Angeles', 7, 20, '2026-11-23T04:00:00Z', '2026-11-22'],
    // Monday morning in Auckland is Sunday in UTC.
    ['Pacific/Auckland', 1, 7, '2026-11-22T17:59:00Z', '2026-11-16'],
    ['Pacific/Auckland', 1, 7, '2026-11-22T18:00:00Z', '2026-11-23'],
    // Half an hour beside UTC.
    ['Asia/Kolkata', 1, 0, '2026-11-22T18:29:00Z', '2026-11-16'],
    ['Asia/Kolkata', 1, 0, '2026-11-22T18:30:00Z', '2026-11-23'],
  ])('is that of %s, on day %s at %s', (timeZone, weekday, hour, now, day) => {
    expect(dueDay({ weekday, hour, timeZone }, longAgo, new Date(now))).toBe(day);
  });

  it('comes an hour later by UTC in winter', () => {
    const inNewYork = { weekday: 1, hour: 8, timeZone: 'America/New_York' };
    expect(dueDay(inNewYork, longAgo, new Date('2026-10-26T12:00:00Z'))).toBe('2026-10-26');
    expect(dueDay(inNewYork, longAgo, new Date('2026-11-02T12:59:00Z'))).toBe('2026-10-26');
    expect(dueDay(inNewYork, longAgo, new Date('2026-11-02T13:00:00Z'))).toBe('2026-11-02');
  });

  it('comes after an hour that the clocks skip, and once in one that they repeat', () => {
    const onSunday = { weekday: 7, timeZone: 'America/New_York' };
    // On 8 March 2026, 02:00 becomes 03:00.
    expect(dueDay({ ...onSunday, hour: 2 }, longAgo, new Date('2026-03-08T06:59:00Z'))).toBe('2026-03-01');
    expect(dueDay({ ...onSunday, hour: 2 }, longAgo, new Date('2026-03-08T07:00:00Z'))).toBe('2026-03-08');
    // On 1 November 2026, 01:00 comes twice.
    const first = new Date('2026-11-01T05:00:00Z');
    const second = new Date('2026-11-01T06:00:00Z');
    expect(dueDay({ ...onSunday, hour: 1 }, longAgo, first)).toBe('2026-11-01');
    expect(dueDay({ ...onSunday, hour: 1 }, { ...longAgo, lastSentOn: '2026-11-01' }, second)).toBeNull();
  });

  it('is none once it was sent', () => {
    const sent = { ...longAgo, lastSentOn: '2026-11-23' };
    expect(dueDay(mondayAtEight, sent, new Date('2026-11-23T08:15:00Z'))).toBeNull();
    expect(dueDay(mondayAtEight, sent, new Date('2026-11-30T08:00:00Z'))).toBe('2026-11-30');
  });

  it('is none for what was due before the times were chosen', () => {
    const chosen = { since: new Date('2026-11-23T08:20:00Z'), lastSentOn: null };
    expect(dueDay(mondayAtEight, chosen, new Date('2026-11-24T00:00:00Z'))).toBeNull();
    expect(dueDay(mondayAtEight, chosen, new Date('2026-11-30T08:00:00Z'))).toBe('2026-11-30');
    const justBefore = { since: new Date('2026-11-23T07:59:00Z'), lastSentOn: null };
    expect(dueDay(mondayAtEight, justBefore, new Date('2026-11-23T08:00:00Z'))).toBe('2026-11-23');
  });
});

describe('quiet hours', () => {
  const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);

  it('are from the first hour until the second', () => {
    const quiet = { quietFrom: 7, quietTo: 10, timeZone: 'UTC' };
    const times = ['06:59', '07:00', '09:59', '10:00'];
    expect(times.map((time) => isQuiet(quiet, at(time)))).toEqual([false, true, true, false]);
  });

  it('may pass midnight', () => {
    const quiet = { quietFrom: 22, quietTo: 7, timeZone: 'UTC' };
    const times = ['21:59', '22:00', '00:00', '06:59', '07:00'];
    expect(times.map((time) => isQuiet(quiet, at(time)))).toEqual([false, true, true, true, false]);
  });

  it('are those of the time zone', () => {
    const quiet = { quietFrom: 22, quietTo: 7, timeZone: 'America/New_York' };
    const times = ['02:59', '03:00', '11:59', '12:00'];
    expect(times.map((time) => isQuiet(quiet, at(time)))).toEqual([false, true, true, false]);
  });

  it('are none unless both are chosen', () => {
    expect(isQuiet({ quietFrom: null, quietTo: null, timeZone: 'UTC' }, at('00:00'))).toBe(false);
  });
});
