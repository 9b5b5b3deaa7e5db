import { describe, expect, test } from 'vitest';
import { UnknownLayout, UnmappableFile } from '../src/invoice-file.ts';
import { unknownLayout } from '../src/opening/unknown-layout.ts';

type Records = readonly (readonly string[])[];

/** What is said of a file whose lines are these, however they are split. */
const said = (...splits: readonly Records[]) =>
  unknownLayout(splits.map((records, place) => ({ delimiter: ',;\t|'.charAt(place), records, lines: [] })));
const mapThem = 'Map them once, and files like this are recognised.';
const noTable = new UnmappableFile(
  'The file is not a table. Ask the carrier for a CSV, Excel or X12 file of the invoice.',
);

describe('of a file that no layout fits is said', () => {
  test('that it is empty', () => {
    expect(said([], [])).toEqual(new UnmappableFile('The file holds no rows.'));
    expect(said([], [['Name', 'Color']])).not.toBeInstanceOf(UnmappableFile);
  });

  test.each<[string, Records]>([
    ['one column', [['Dear customer'], ['your invoice is attached']]],
    ['empty columns beside it', [['Dear customer', '', ' ']]],
    [
      'a line with characters of a picture',
      [
        ['Name', 'Color'],
        ['\u0001PNG', 'x'],
      ],
    ],
    ['a field with characters of a picture', [['Name', 'Color\ufffd']]],
  ])('that it is no table if it has %s', (_, records) => {
    expect(said(records)).toEqual(noTable);
    expect(said(records)).toBeInstanceOf(UnmappableFile);
  });

  test('which columns it has, if it is a table in one of the ways in which it can be split', () => {
    const split = [['Colors of July'], ['Name', 'Color'], ['Ada', 'blue']];
    const whole = split.map((fields) => [fields.join(';')]);
    expect(said(whole, split)).toEqual(
      new UnknownLayout(`The layout is not known. The file has the columns ‘Name’, ‘Color’. ${mapThem}`),
    );
    expect(said(whole, split)).not.toBeInstanceOf(UnmappableFile);
  });

  test('that no line names its columns', () => {
    const reason = `The layout is not known, and no line of the file names its columns. ${mapThem}`;
    expect(said([['1', '2.50']])).toEqual(new UnknownLayout(reason));
  });

  test('up to six columns, each with its first forty characters', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'.repeat(41)];
    const listed = `‘a’, ‘b’, ‘c’, ‘d’, ‘e’, ‘${'f'.repeat(40)}’`;
    expect(said([[...six, '']]).message).toBe(
      `The layout is not known. The file has the columns ${listed}. ${mapThem}`,
    );
    expect(said([[...six, 'g']]).message).toBe(
      `The layout is not known. The file has 7 columns, which begin with ${listed}. ${mapThem}`,
    );
  });
});
