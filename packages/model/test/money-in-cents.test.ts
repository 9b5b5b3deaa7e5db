import { centsOf, decimalOf } from '@waybill/model';
import { expect, it } from 'vitest';

it('turns exact decimal text into cents and back', () => {
  for (const [text, cents] of [
    ['0.00', 0],
    ['0.07', 7],
    ['-12.05', -1205],
    ['1234.50', 123_450],
  ] as const) {
    expect(centsOf(text)).toBe(cents);
    expect(decimalOf(cents)).toBe(text);
  }
  expect(centsOf('-0.01')).toBe(-1);
  expect(centsOf('-0.00')).toBe(0);
  expect(centsOf('12')).toBe(1200);
  expect(() => centsOf('0.075')).toThrow(RangeError);
});
