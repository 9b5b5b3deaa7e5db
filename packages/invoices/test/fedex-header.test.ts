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

  test('is another carrier’s without a single charge', () => {
    expect(readHeader(without('Tracking ID Charge Amount'))).toBeUndefined();
    expect(readHeader(without('Tracking ID Charge Description'))).toBeUndefined();
  });
});
