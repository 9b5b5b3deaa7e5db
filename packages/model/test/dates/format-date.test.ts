import { expect, it } from 'vitest';
import { displayDate, displayDateTime, longDate, monthLabel, shortDate } from '../../src/index.ts';

it('writes dates the American way', () => {
  expect(displayDate('2026-01-09')).toBe('01/09/2026');
  expect(shortDate('2026-01-09')).toBe('01/09/26');
  expect(longDate('2026-01-09')).toBe('January 9, 2026');
  expect(monthLabel('2026-12-01')).toBe('Dec-2026');
  expect(displayDateTime('2026-01-09 17:30:00')).toBe('01/09/2026 17:30');
});
