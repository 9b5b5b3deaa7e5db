import { decimalOf } from '@waybill/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnreadableRow } from '../src/layout.ts';
import { readCents } from '../src/reading/cents.ts';

describe('an amount', () => {
  test.each([
    ['', 0],
    ['0', 0],
    ['12', 1_200],
    ['.5', 50],
    ['12.30', 1_230],
    ['12.3000', 1_230],
    ['12,30', 1_230],
    ['0,500', 50],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['$1,234.50', 123_450],
    ['-12.30', -1_230],
    ['12.30-', -1_230],
    ['(12.30)', -1_230],
    ['($12.30)', -1_230],
    ['-$12.30', -1_230],
    ['+3', 300],
    ['-0.00', 0],
  ])('‘%s’ is %i cents', (text, expected) => {
    expect(readCents(text, 'Net Amount')).toBe(expected);
  });

  test.each([
    '--3',
    '1-2',
    '1-2.50',
    '12.345',
    '1,230',
    '-12,500',
    '(3',
    '3)',
    '-',
    '.',
    '1,23,456.00',
    '12.34.56',
    '1.2345,6',
    '1e3',
    'NaN',
    '12 USD',
    '9'.repeat(20),
  ])('‘%s’ is none', (text) => {
    expect(() => readCents(text, 'Net Amount')).toThrow(UnreadableRow);
  });

  test('is at most ten billion', () => {
    expect(readCents('10,000,000,000.00', 'Net Amount')).toBe(1_000_000_000_000);
    expect(() => readCents('10,000,000,000.01', 'Net Amount')).toThrow('too large');
  });

  test('has at most a hundred characters', () => {
    expect(readCents('5'.padStart(100, '0'), 'Net Amount')).toBe(500);
    expect(() => readCents('5'.padStart(101, '0'), 'Net Amount')).toThrow(UnreadableRow);
  });

  test('comes back from its own text, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
        expect(readCents(decimalOf(amount), 'Net Amount')).toBe(amount);
        expect(readCents(decimalOf(amount).replace('.', ','), 'Net Amount')).toBe(amount);
      }),
    );
  });
});
