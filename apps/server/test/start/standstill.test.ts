import { describe, expect, it } from 'vitest';
import { millisecondsBetweenBeats, Standstill } from '../../src/start/watchdog/standstill.ts';

const longest = 60_000;

/** Looks as often as the watchdog does, with the beats of each look, and says at which look it was too long. */
function firstLookOf(beats: readonly number[], gaps: Readonly<Record<number, number>> = {}): number {
  let now = 0;
  const standstill = new Standstill(longest, now);
  return beats.findIndex((count, look) => {
    now += millisecondsBetweenBeats + (gaps[look] ?? 0);
    return standstill.hasLasted(count, now);
  });
}

const looks = longest / millisecondsBetweenBeats;
const beating = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);
const standing = (count: number, at: number) => Array.from({ length: count }, () => at);

describe('a standstill', () => {
  it('is one that lasts, and begins anew with every beat', () => {
    expect(firstLookOf([...beating(10), ...standing(looks, 10)])).toBe(10 + looks - 1);
    expect(firstLookOf([...beating(10), ...standing(looks - 1, 10), 11, ...standing(looks - 1, 11)])).toBe(-1);
    expect(firstLookOf(beating(10 * looks))).toBe(-1);
  });

  it('is no machine that was suspended, and no process that was stopped', () => {
    const hour = 3_600_000;
    expect(firstLookOf([...beating(10), 10, 10, ...beating(looks, 11)], { 10: hour, 11: hour })).toBe(-1);
    expect(firstLookOf([...beating(10), ...standing(looks, 10)], { 20: hour })).toBe(10 + looks - 2);
  });
});
