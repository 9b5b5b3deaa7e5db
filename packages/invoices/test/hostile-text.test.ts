import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryMapping, invoiceMapping } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { readMoment } from '../src/deliveries/read-moment.ts';
import { factsOf } from '../src/mapped/guess/column-facts.ts';
import { guessDeliveries } from '../src/mapped/guess/guess-deliveries.ts';
import { guessMapping } from '../src/mapped/guess/guess-mapping.ts';
import { splitTotalLine } from '../src/mapped/guess/total-line.ts';
import { columnNames } from '../src/reading/column-names.ts';
import { findHeader } from '../src/reading/find-header.ts';
import { isTotalLine } from '../src/reading/total-line.ts';
import { withoutColon } from '../src/reading/without-colon.ts';
import { withoutMarks } from '../src/reading/without-marks.ts';
import { formatOf } from '../src/workbook/number-formats.ts';

const mebibyte = 1_048_576;
const many = (text: string): string => text.repeat(mebibyte / text.length);

/** Text of one character or word, a megabyte of it: where the time grew with its square, these tests would take hours. */
const hostile = ['0', ' ', '[', '=', '"', ',', '0 ', 'a', "'", '1:11 ', '-', '\n', '(', ':', 'not '].map(
  (text) => `${many(text)}x`,
);

/** The expressions in the tables of charges, which no check of the sources sees. */
const layouts = join(import.meta.dirname, '../src/layouts');
const patterns = globSync('**/*.csv', { cwd: layouts }).flatMap((file) =>
  [...readFileSync(join(layouts, file), 'utf8').matchAll(/(?:^|,)"?\/([^\n]+?)\/"?(?=,|$)/gm)].map(
    ([, text = '']) => text,
  ),
);

describe('a megabyte of text that was made to be slow', () => {
  test.each(hostile)('is no header, and is no total: %#', (text) => {
    const record = [text, 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const found = findHeader([{ delimiter: ',', records: [record, record], lines: [1, 2] }]);
    expect(found === undefined || found.header === record).toBe(true);
    expect(isTotalLine([text], [])).toBe(false);
    expect(splitTotalLine({ rows: [[text]] }).totalLine).toBeUndefined();
  });

  test.each(hostile)('stays as it is without marks and a colon: %#', (text) => {
    expect(withoutColon(`${text}x`)).toBe(`${text}x`);
    expect(withoutMarks(`${text}x`).length).toBeGreaterThan(mebibyte - 10);
  });

  test.each(hostile)('is no moment: %#', (text) => {
    const read = () =>
      readMoment({ date: `2025-07-01 11:11 ${text}`, time: text, zone: text, column: 'Day' }, 'month first');
    try {
      expect(read()?.local).toContain('2025-07-01');
    } catch (error) {
      expect(error).toMatchObject({ name: 'UnreadableRow' });
    }
  });

  test.each([...hostile, ...['bill ', 'invoice ', 'actual ', 'delivered ', 'not delivered '].map(many)])(
    'may name a column and be its value when a mapping is guessed: %#',
    (text) => {
      const header = columnNames(['Status', text, `${text}y`]);
      const rows = [
        [text, '1', text],
        ['delivered', text, '2'],
      ];
      const sample = {
        ...{ header, rows, delimiter: ',', sheet: undefined, sheets: [], headerLine: 1 },
        ...{ firstRow: 2, firstRowIsChosen: false, firstLines: [], isWhole: true },
      };
      expect(factsOf(sample, '.').length).toBe(3);
      expect(invoiceMapping.safeParse({ ...guessMapping(sample, 'file.csv'), carrier: 'UPS' }).error).toBeUndefined();
      expect(deliveryMapping.safeParse(guessDeliveries(sample, 'file.csv')).error).toBeUndefined();
    },
  );

  test('is looked through once for the name of a charge', () => {
    const charges = [...hostile, ...['OUT OF ', 'DAS ', 'AREA ', 'RESIDENTIAL '].map(many)];
    expect(patterns.length).toBeGreaterThan(20);
    for (const pattern of patterns)
      for (const text of charges) expect(new RegExp(pattern).test(text)).toBeTypeOf('boolean');
  });

  test.each(hostile)('is a number format that tells nothing: %#', (text) => {
    expect(formatOf(200, text)).toMatchObject({ kind: expect.any(String) });
  });
});

test('a name of a column is cut to what a mapping may hold, and stays its own', () => {
  const long = 'n'.repeat(300);
  const names = columnNames([`${long}a`, `${long}b`, 'Zone\u0000']);
  expect(names.map(({ length }) => length)).toEqual([190, 194, 4]);
  expect(new Set(names).size).toBe(3);
});

test('a number format is read to the length that Excel allows', () => {
  expect(formatOf(200, `[$-409]${'0'.repeat(5)};@`)).toEqual({
    kind: 'digits',
    digits: 5,
    digitsBeforeDash: undefined,
  });
  expect(formatOf(200, '[h]:mm')).toEqual({ kind: 'time' });
  expect(formatOf(200, `${'#'.repeat(300)}yyyy`)).toEqual({ kind: 'number' });
});
