import { describe, expect, test } from 'vitest';
import { readDay, timeIn } from '../src/reading/dates.ts';

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
    '5-Jul-25',
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

  test('is read in the order of the file', () => {
    expect(readDay('5.7.2025', 'Date', 'day first')).toBe('2025-07-05');
  });

  test('is not there in an empty field', () => {
    expect(readDay('  ', 'Date', 'month first')).toBeUndefined();
  });

  test.each(['5 Quintember 2025', '2025-13-01', '31/31/2025', '12345', '99999', '2025', 'soon', '4584', '30-Feb-2025'])(
    'is none in ‘%s’',
    (text) => {
      expect(() => readDay(text, 'Date', 'month first')).toThrow(/is no date/);
    },
  );
});

test('days from 1990 to 2099 are read, and no others', () => {
  for (const day of ['1990-01-01', '2099-12-31']) expect(readDay(day, 'Date', 'month first')).toBe(day);
  for (const day of ['1989-12-31', '2100-01-01']) {
    expect(() => readDay(day, 'Date', 'month first')).toThrow(/is no date between/);
  }
});

test('every month has its name', () => {
  const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const read = names.map((name) => readDay(`1 ${name} 2025`, 'Date', 'month first')?.slice(5, 7));
  expect(read).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']);
});

test.each([
  ['2025-07-03 14:05:09', '14:05:09'],
  ['07/03/2025 2:05 PM', '14:05:00'],
  ['12:05 am', '00:05:00'],
  ['9:18', '09:18:00'],
  ['0918', '09:18:00'],
  ['918', '09:18:00'],
  [' 0918 ', '09:18:00'],
  ['\t9:18', '09:18:00'],
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
