import { describe, expect, it } from 'vitest';
import {
  blockedUntil,
  forAddress,
  forMails,
  forNameFromAll,
  forNameFromOne,
  isForgotten,
  type Patience,
  waitText,
} from '../../../src/identity/sign-in/patience.ts';

const now = new Date('2026-03-01T12:00:00Z');
const inSeconds = (seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
/** How many seconds each of these failures makes the next attempt wait. */
const waits = (patience: Patience, ...failures: readonly number[]) =>
  failures.map((count) => {
    const until = blockedUntil(count, patience, now);
    return until === null ? null : (until.getTime() - now.getTime()) / 1_000;
  });
const quarter = 15 * 60;

describe('failed attempts to sign in', () => {
  it('cost nothing four times, then double the delay, and the tenth locks a user name for a quarter of an hour', () => {
    expect(waits(forNameFromOne, 1, 4, 5, 6, 7, 8, 9, 10, 11)).toEqual([null, null, 1, 2, 4, 8, 16, quarter, quarter]);
  });

  it('from many networks slow a user name down, and never lock it', () => {
    expect(waits(forNameFromAll, 50, 51, 52, 56, 57, 58, 1_000)).toEqual([null, 1, 2, 32, 60, 60, 60]);
  });

  it('from one address slow it down after sixty, and never lock it', () => {
    expect(waits(forAddress, 60, 61, 67, 1_000)).toEqual([null, 1, 60, 60]);
  });

  it('are forgotten after a quarter of an hour', () => {
    expect(isForgotten(inSeconds(-quarter), now)).toBe(true);
    expect(isForgotten(inSeconds(1 - quarter), now)).toBe(false);
  });
});

it('mails with temporary passwords are sent five times in a quarter of an hour', () => {
  expect(waits(forMails, 1, 4, 5, 6)).toEqual([null, null, quarter, quarter]);
});

describe('somebody who has to wait', () => {
  it.each([
    [1, '1 second.'],
    [0.4, '1 second.'],
    [2, '2 seconds.'],
    [1.1, '2 seconds.'],
    [90, '90 seconds.'],
    [91, '2 minutes, or ask your administrator.'],
    [120, '2 minutes, or ask your administrator.'],
    [121, '3 minutes, or ask your administrator.'],
    [quarter, '15 minutes, or ask your administrator.'],
  ])('for %d seconds is told so', (seconds, rest) => {
    expect(waitText(inSeconds(seconds), now)).toBe(`Too many failed attempts to sign in. Try again in ${rest}`);
  });
});
