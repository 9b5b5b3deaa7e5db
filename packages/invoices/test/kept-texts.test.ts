import { describe, expect, test } from 'vitest';
import { UnreadableRow } from '../src/layout.ts';
import { keptTexts } from '../src/reading/kept-texts.ts';

const columns = ['parcel', 'reference', 'name', 'note'] as const;
const { keeperFor, textOf } = keptTexts<(typeof columns)[number] | 'weight'>({
  columns,
  keys: new Set(['parcel']),
  nameOf: (column) => column.toUpperCase(),
});
/** The note comes before the name, and this file has no reference. */
const places: Readonly<Record<string, number>> = { parcel: 0, note: 2, name: 3 };
const keep = keeperFor((column) => places[column]);
const readBack = (kept: string) => columns.map((column) => textOf(kept, column));

describe('the texts of lines', () => {
  test('come back under their columns, in whatever order lines are asked for', () => {
    const lines = [
      ['1Z1', 'x', 'Fragile', 'Ann'],
      ['', 'x', '', 'Ann'],
      ['1Z2', 'x', '', ''],
      ['', '', '', ''],
      ['1Z3'],
      ['1Z1', 'x', 'Fragile', 'Ann'],
    ];
    const texts = [
      ['1Z1', '', 'Ann', 'Fragile'],
      ['', '', 'Ann', ''],
      ['1Z2', '', '', ''],
      ['', '', '', ''],
      ['1Z3', '', '', ''],
      ['1Z1', '', 'Ann', 'Fragile'],
    ];
    const atOnce = lines.map((line) => readBack(keep(line)));
    expect(atOnce).toEqual(texts);
    const kept = lines.map(keep);
    expect(kept.map(readBack)).toEqual(texts);
    expect(kept.toReversed().map(readBack)).toEqual(texts.toReversed());
  });

  test('are empty under a column that is not kept', () => {
    expect(textOf(keep(['1Z1', '', 'Fragile', 'Ann']), 'weight')).toBe('');
  });

  test('are those of their own line after another one could not be kept', () => {
    const kept = keep(['1Z1', '', 'Fragile', 'Ann']);
    expect(() => keep(['1', '', 'x'.repeat(1_001), ''])).toThrow(UnreadableRow);
    expect(readBack(kept)).toEqual(['1Z1', '', 'Ann', 'Fragile']);
  });

  test('are limited as a number is where they name something, else as a text', () => {
    const long = '9'.repeat(51);
    expect(() => keep([long])).toThrow(new UnreadableRow('PARCEL', 'The number has 51 characters; 50 are the most.'));
    expect(readBack(keep(['1Z1', '', long]))).toEqual(['1Z1', '', '', long]);
  });
});
