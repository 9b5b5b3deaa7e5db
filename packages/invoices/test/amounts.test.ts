import { decimalOf } from '@waybill/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UnreadableRow } from '../src/layout.ts';
import { readCents } from '../src/reading/cents.ts';
import { NumberMarks } from '../src/reading/number-marks.ts';

/** An amount of a file whose other amounts are these. */
function centsAmong(others: readonly string[], text: string): number {
  const marks = new NumberMarks();
  for (const other of others) readCents(other, 'Net Amount', marks);
  marks.settle();
  return readCents(text, 'Net Amount', marks);
}
const centsOf = (text: string): number => centsAmong([], text);

describe('an amount', () => {
  test.each([
    ['', 0],
    ['0', 0],
    ['12', 1_200],
    ['.5', 50],
    ['12.30', 1_230],
    ['12.3000', 1_230],
    ['1234.500', 123_450],
    ['1,234,567', 123_456_700],
    ['12,30', 1_230],
    ['0,500', 50],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['$1,234.50', 123_450],
    ['-12.30', -1_230],
    ['12.30-', -1_230],
    ['(12.30)', -1_230],
    ['12.30 CR', -1_230],
    ['12.30cr', -1_230],
    ['($12.30)', -1_230],
    ['-$12.30', -1_230],
    ['+3', 300],
    ['-0.00', 0],
    ['-0', 0],
    ['(0.00)', 0],
    ['(0.01)', -1],
    ['-', 0],
    [' $ -   ', 0],
    ['–', 0],
    ['−12.30', -1_230],
    ['$−12.30', -1_230],
  ])('‘%s’ is %i cents', (text, expected) => {
    expect(centsOf(text)).toBe(expected);
  });

  test.each([
    '--3',
    '1-2',
    '1-2.50',
    '12.345',
    '12.340',
    '12.3456',
    '0.505',
    '.001',
    '1,230',
    '-12,500',
    '(3',
    '3)',
    '--',
    '.',
    '1,23,456.00',
    '12.34.56',
    '1.2345,6',
    '1e3',
    'NaN',
    '12 USD',
    '9'.repeat(20),
  ])('‘%s’ is none', (text) => {
    expect(() => centsOf(text)).toThrow(UnreadableRow);
  });

  test('is at most ten billion', () => {
    expect(centsOf('10,000,000,000.00')).toBe(1_000_000_000_000);
    expect(() => centsOf('10,000,000,000.01')).toThrow('too large');
  });

  test('has at most a hundred characters', () => {
    expect(centsOf('5'.padStart(100, '0'))).toBe(500);
    expect(() => centsOf('5'.padStart(101, '0'))).toThrow(UnreadableRow);
  });

  test('comes back from its own text, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
        expect(centsOf(decimalOf(amount))).toBe(amount);
        expect(centsOf(decimalOf(amount).replace('.', ','))).toBe(amount);
      }),
    );
  });

  test.each([
    [['0,50'], '12.340', 1_234_000],
    [['0,50'], '12,340', 1_234],
    [['0.50'], '12.340', 1_234],
    [['0.50'], '12,340', 1_234_000],
    [['1.234,50', '8'], '-12.340', -1_234_000],
    [['1,234.50', '8'], '(12,340)', -1_234_000],
    [['1.234.567'], '12.340', 1_234_000],
  ])('with three digits behind a mark is read as the others are: %j, then ‘%s’', (others, text, expected) => {
    expect(centsAmong(others, text)).toBe(expected);
  });

  test.each([[[]], [['12', '5.250']], [['0,50', '0.50']]])(
    'with three digits behind a mark is refused if the others show no mark, or both: %j',
    (others) => {
      expect(() => centsAmong(others, '12.340')).toThrow('‘12.340’ may be 12340 or 12.340');
    },
  );

  test('must be read again if a later one shows its mark', () => {
    const marks = new NumberMarks();
    const read = () => ['12.340', '0,50'].map((text) => readCents(text, 'Net Amount', marks));
    read();
    expect(marks.settle()).toBe(true);
    expect(read()).toEqual([1_234_000, 50]);
    expect(marks.settle()).toBe(false);
  });
});
