import { describe, expect, test } from 'vitest';
import { DateOrderFinder, readDay, timeIn } from '../src/reading/dates.ts';

describe('a day', () => {
  test.each([
    '2025-07-05',
    '2025/07/05',
    '2025.7.5',
    '20250705',
    '7/5/2025',
    '07/05/25',
    '07-05-2025',
    '5-Jul-2025',
    '05 July 2025',
    'Jul 5, 2025',
    'July 5, 2025',
    '45843',
    '45843.75',
    '2025-07-05 14:05:00',
    '2025-07-05T14:05:00Z',
    '7/5/2025 2:05 PM',
  ])('is read from ‘%s’', (text) => {
    expect(readDay(text, 'Date', 'month first')).toBe('2025-07-05');
  });

  test.each(['5 Quintember 2025', '2025-13-01', '31/31/2025', '12345', '99999', '2025', 'soon', '4584', '30-Feb-2025'])(
    'is none in ‘%s’',
    (text) => {
      expect(() => readDay(text, 'Date', 'month first')).toThrow(/is no date/);
    },
  );
});

test('the order of a file’s dates shows in dates with a time of day, too', () => {
  const order = new DateOrderFinder('month first');
  order.observe('25/07/2025 14:05');
  expect(order.order).toBe('day first');
});

test.each([
  ['2025-07-03 14:05:09', '14:05:09'],
  ['07/03/2025 2:05 PM', '14:05:00'],
  ['12:05 am', '00:05:00'],
  ['9:18', '09:18:00'],
  ['0918', '09:18:00'],
  ['918', '09:18:00'],
  ['2025-07-03', '00:00:00'],
  ['', '00:00:00'],
  ['23:59:59', '23:59:59'],
  ['24:00', '00:00:00'],
  ['25:00', '00:00:00'],
  ['12:60', '00:00:00'],
  ['12:05:60', '00:00:00'],
])('the time of day in ‘%s’ is %s', (text, time) => {
  expect(timeIn(text)).toBe(time);
});
