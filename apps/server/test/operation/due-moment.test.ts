import { describe, expect, it } from 'vitest';
import { lastDueMoment, nextDueMoment, type Rhythm } from '../../src/operation/backup/due-moment.ts';

const at = (text: string) => new Date(`${text}:00Z`);
const told = (moment: Date) => moment.toISOString().slice(0, 16);

describe('the moments at which backups are due', () => {
  it.each<[Rhythm, string, string, string]>([
    [{ every: 'day', minuteOfDay: 135 }, '2026-11-21T12:00', '2026-11-21T02:15', '2026-11-22T02:15'],
    [{ every: 'day', minuteOfDay: 135 }, '2026-11-21T02:14', '2026-11-20T02:15', '2026-11-21T02:15'],
    [{ every: 'day', minuteOfDay: 135 }, '2026-11-21T02:15', '2026-11-21T02:15', '2026-11-22T02:15'],
    [{ every: 'six_hours', minuteOfDay: 60 }, '2026-11-21T12:59', '2026-11-21T07:00', '2026-11-21T13:00'],
    [{ every: 'six_hours', minuteOfDay: 1380 }, '2026-11-21T12:00', '2026-11-21T11:00', '2026-11-21T17:00'],
    [{ every: 'week', minuteOfDay: 0 }, '2026-11-21T23:59', '2026-11-15T00:00', '2026-11-22T00:00'],
    [{ every: 'week', minuteOfDay: 30 }, '2026-11-22T00:29', '2026-11-15T00:30', '2026-11-22T00:30'],
    [{ every: 'day', minuteOfDay: 0 }, '2028-03-01T00:00', '2028-03-01T00:00', '2028-03-02T00:00'],
  ])('%j at %s: %s, then %s', (rhythm, now, last, next) => {
    expect([told(lastDueMoment(rhythm, at(now))), told(nextDueMoment(rhythm, at(now)))]).toEqual([last, next]);
  });
});
