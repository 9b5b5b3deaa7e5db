import { describe, expect, it } from 'vitest';
import { fits } from '../../../src/intake/fetches/fits.ts';

describe('a file name', () => {
  it.each([
    ['invoice.csv', '*.csv'],
    ['INVOICE.CSV', '*.csv'],
    ['a', '?'],
    ['ü', '?'],
    ['😀', '?'],
    ['anything', '*'],
    ['', '*'],
    ['my invoice of 2026-10.csv', '*invoice*2026*.csv'],
    ['aab', '*ab'],
    ['a+b(1).csv', 'a+b(1).csv'],
  ])('‘%s’ fits %s', (name, pattern) => {
    expect(fits(name, pattern)).toBe(true);
  });

  it.each([
    ['invoice.csv.bak', '*.csv'],
    ['ab', '?'],
    ['', '?'],
    ['invoice 2025.csv', '*invoice*2026*.csv'],
    ['axb', 'a.b'],
  ])('‘%s’ does not fit %s', (name, pattern) => {
    expect(fits(name, pattern)).toBe(false);
  });

  it('of any length is decided by looking at each letter a few times', () => {
    const name = `${'invoice2026'.repeat(20_000)}x`;
    expect(fits(name, '*invoice*2026*invoice*2026*.csv')).toBe(false);
  });
});
