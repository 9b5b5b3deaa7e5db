import { describe, expect, test } from 'vitest';
import { fedexColumns, requiredColumns } from '../src/layouts/fedex-billing-online/fedex-columns.ts';
import { readHeader } from '../src/layouts/fedex-billing-online/fedex-header.ts';
import { linesOfFixture } from './csv.ts';

const [header = []] = linesOfFixture('fedex_fbo_210.csv');
const without = (name: string) => header.map((column) => (column === name ? 'Something else' : column));

describe('the header of a FedEx file', () => {
  test('is known by its columns and its pairs of charges, however its words are written', () => {
    const shouted = header.map((column) => column.toUpperCase().replaceAll(' ', '_'));
    expect(readHeader(shouted)).toEqual(readHeader(header));
    expect(readHeader(header)?.charges.length).toBeGreaterThan(1);
  });

  test.each(requiredColumns)('is another carrier’s without the column %s', (column) => {
    expect(readHeader(without(fedexColumns[column]))).toBeUndefined();
  });

  test('may have one pair of columns for charges, or none', () => {
    expect(readHeader(without('Tracking ID Charge Amount'))?.charges).toEqual([]);
    expect(readHeader(header.slice(0, header.indexOf('Tracking ID Charge Amount') + 1))?.charges).toHaveLength(1);
  });

  test.each([
    ['a number', (count: number) => ` ${count}`],
    ['a number from the second on', (count: number) => (count === 1 ? '' : `.${count - 1}`)],
    ['an underscore and a number', (count: number) => `_${count}`],
  ])('has its pairs where a program made their names different: %s', (_, suffix) => {
    const counts = new Map<string, number>();
    const named = header.map((column) => {
      const count = (counts.get(column) ?? 0) + 1;
      counts.set(column, count);
      return column.startsWith('Tracking ID Charge') ? `${column}${suffix(count)}` : column;
    });
    expect(readHeader(named)).toEqual(readHeader(header));
    expect(readHeader(named.toReversed())?.charges.length).toBe(readHeader(header)?.charges.length);
  });

  test('names the columns that FedEx does not document', () => {
    expect(readHeader(header)?.unknown).toEqual([]);
    expect(readHeader([...header, 'Carbon'])?.unknown).toEqual([{ place: header.length, name: 'Carbon' }]);
  });
});
