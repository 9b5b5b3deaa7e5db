import { describe, expect, test } from 'vitest';
import type { BadLine, Corrections } from '../src/invoice-file.ts';
import { type FileRecord, UnreadableRow } from '../src/layout.ts';
import { countryCodeOf } from '../src/mapping/country-code.ts';
import { placeOf, zipOf } from '../src/mapping/place.ts';
import { assertSides, assertWeight, piecesOf } from '../src/reading/checked-measures.ts';
import { currencyOf, keyText, plainText } from '../src/reading/checked-text.ts';
import { columnNames, plainName } from '../src/reading/column-names.ts';
import { findHeader } from '../src/reading/find-header.ts';
import { pointNumber } from '../src/reading/marked-number.ts';
import { invoiceSharer } from '../src/reading/share-invoice.ts';
import { withoutEmptyEnd } from '../src/reading/without-empty-end.ts';
import { correctedRecords } from '../src/records/corrected-records.ts';
import { headOf, readHeadLines } from '../src/records/read-head.ts';
import { recordsOf } from '../src/records/records.ts';
import { rejectedLinesOf } from '../src/records/rejected-lines.ts';
import { withFile } from './read-file.ts';

const refused = (reason: string) => new UnreadableRow('Column', reason);

describe('measures', () => {
  test.each(['1000000', '12.5', '12,5', '', 'heavy', '-3'])('a weight of ‘%s’ may be', (text) => {
    expect(() => assertWeight(text, 'Column')).not.toThrow();
  });

  test.each(['1000001', ' 1000000,5 ', '1e21'])('a weight of ‘%s’ is no weight', (text) => {
    expect(() => assertWeight(text, 'Column')).toThrow(refused(`‘${text}’ is no weight: 1000000 is the most.`));
  });

  test('no side of a package is longer than ten thousand', () => {
    for (const text of ['10000', '12 x 9 x 10000', '12X9,5', 'flat', '']) assertSides(text, 'Column');
    for (const text of ['10001', '12 x 9 x 1e21', '10000,5X1']) {
      expect(() => assertSides(text, 'Column')).toThrow(refused(`‘${text}’ is no size: 10000 is the most.`));
    }
  });

  test.each([
    ['1000', 1_000],
    [' 2 ', 2],
    ['1', 1],
    ['', 1],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['two', 1],
  ])('‘%s’ pieces are %i', (text, count) => expect(piecesOf(text, 'Column')).toBe(count));

  test('more than a thousand pieces are none', () => {
    expect(() => piecesOf('1001', 'Column')).toThrow(refused('‘1001’ is no number of pieces: 1000 is the most.'));
  });
});

describe('texts', () => {
  test('have no control characters but tabulators and ends of lines, and at most a thousand characters', () => {
    expect(plainText(' a\u0000\u0007b\tc\nd\u200be ', 'Column')).toBe('a b\tc\nd\u200be');
    expect(plainText('x'.repeat(1_000), 'Column')).toHaveLength(1_000);
    expect(() => plainText('x'.repeat(1_001), 'Column')).toThrow(
      refused('The text has 1001 characters; 1000 are the most.'),
    );
  });

  test('that name something have at most fifty characters, all of them visible', () => {
    expect(keyText(` ${'9'.repeat(50)} `, 'Column')).toHaveLength(50);
    expect(() => keyText('9'.repeat(51), 'Column')).toThrow(refused('The number has 51 characters; 50 are the most.'));
    for (const hidden of ['\u200b', '\u0007', '\u2028', '\u2029'])
      expect(() => keyText(`1${hidden}2`, 'Column')).toThrow(
        refused('The number holds a character that cannot be seen.'),
      );
  });

  test('that name a currency have three letters', () => {
    expect(currencyOf('eur', 'Column')).toBe('EUR');
    for (const text of ['EU', 'EURO', 'E1R', '']) {
      expect(() => currencyOf(text, 'Column')).toThrow(refused(`‘${text}’ is no currency.`));
    }
  });
});

describe('a number with a known decimal mark', () => {
  test.each([
    ['1,234.5', '.', '1234.5'],
    ['1.234,5', ',', '1234.5'],
    ['-$1,234.50', '.', '-1234.50'],
    ['USD 12.00', '.', '12.00'],
    ['12,00 kg', ',', '12.00'],
    ['(3.00)', '.', '(3.00)'],
    ['3,00-', ',', '3.00-'],
    ['–', '.', ''],
    ['', ',', ''],
    ['1’234.5', '.', '1234.5'],
  ] as const)('%s with %s is %s', (text, mark, number) => expect(pointNumber(text, mark, 'Column')).toBe(number));

  test.each([
    ['1.234,5', '.', 'decimal point'],
    ['1,234.5', ',', 'decimal comma'],
    ['12,34', '.', 'decimal point'],
    ['twelve', '.', 'decimal point'],
  ] as const)('%s is no number with a %s', (text, mark, kind) => {
    expect(() => pointNumber(text, mark, 'Column')).toThrow(refused(`‘${text}’ is no number with a ${kind}.`));
  });

  test('is refused with its first fifty characters', () => {
    const reason = `‘${'x'.repeat(50)}’ is no number with a decimal point.`;
    expect(() => pointNumber('x'.repeat(51), '.', 'Column')).toThrow(refused(reason));
  });
});

describe('places', () => {
  test.each([
    ['us', 'US'],
    [' Canada ', 'CA'],
    ['united states of america', 'US'],
    ['Great Britain', 'GB'],
    ['Germany', 'DE'],
    ['Atlantis', undefined],
    ['', undefined],
  ])('the country ‘%s’ is %s', (text, code) => expect(countryCodeOf(text)).toBe(code));

  test.each(
    Object.entries({
      ...{ USA: 'US', CAN: 'CA', MEX: 'MX', GBR: 'GB', UK: 'GB', AUS: 'AU', DEU: 'DE', FRA: 'FR', JPN: 'JP' },
      ...{ KOREA: 'KR', 'SOUTH KOREA': 'KR', 'CZECH REPUBLIC': 'CZ', TURKEY: 'TR', 'HONG KONG': 'HK' },
    }),
  )('%s is printed for %s', (text, code) => expect(countryCodeOf(text)).toBe(code));

  test.each(
    Object.entries({
      ...{ 'United Kingdom': 'GB', France: 'FR', Russia: 'RU', Serbia: 'RS', Vietnam: 'VN', Yemen: 'YE', Benin: 'BJ' },
      ...{ 'Burkina Faso': 'BF', 'Congo - Kinshasa': 'CD', 'Timor-Leste': 'TL', Curaçao: 'CW' },
    }),
  )('the country ‘%s’, which had another code before, is %s', (text, code) => expect(countryCodeOf(text)).toBe(code));

  test.each([
    ['501', 'US', '00501'],
    ['2134', 'US', '02134'],
    ['2134-1234', 'US', '02134-1234'],
    [' 90210 ', 'US', '90210'],
    ['12', 'US', '12'],
    ['213A', 'US', '213A'],
    ['2134', 'CA', '2134'],
    ['90210-1', 'US', '90210-1'],
    ['2134-12-34', 'US', '02134-12-34'],
  ])('the ZIP code ‘%s’ in %s is %s', (text, country, zip) => expect(zipOf(text, country)).toBe(zip));

  const billed = { city: ' Boston ', state: 'ma', postalCode: '2134', country: 'US' };
  const place = (changed: Partial<typeof billed>) =>
    placeOf({ ...billed, ...changed }, { usdRate: '1', defaultStateOf: (country) => `default of ${country}` });

  test('are kept as billed, and made alike for maps', () => {
    expect(place({})).toEqual({
      city: 'Boston',
      state: 'ma',
      postalCode: '02134',
      country: 'US',
      normalisedState: 'MA',
      normalisedCountry: 'US',
      county: '25025',
    });
  });

  test('without a state that is known are in the default one of their country; unknown countries are the US', () => {
    expect(place({ state: 'ZZ' })).toMatchObject({ normalisedState: 'default of US', state: 'ZZ' });
    expect(place({ state: 'on', country: 'Canada' })).toMatchObject({
      normalisedState: 'ON',
      normalisedCountry: 'CA',
      county: null,
      postalCode: '2134',
    });
    expect(place({ postalCode: '90210', country: 'MX' })).toMatchObject({ postalCode: '90210', county: null });
    expect(place({ state: ' ', country: 'CA' })).toMatchObject({ normalisedState: 'default of CA', state: null });
    expect(place({ country: 'Atlantis' })).toMatchObject({ normalisedCountry: 'US', country: 'Atlantis' });
    expect(place({ city: '', postalCode: '' })).toMatchObject({ city: null, postalCode: null, county: null });
  });
});

describe('records', () => {
  const read = async (...blocks: readonly (readonly string[])[]) => {
    const bad: BadLine[] = [];
    const good: FileRecord[] = [];
    for await (const block of recordsOf(blocks, ',', (line) => bad.push(line))) good.push(...block);
    return {
      good: good.map(({ line, fields }) => [line, fields.join('|')]),
      bad: bad.map(({ line, reason }) => [line, reason]),
    };
  };

  test('begin on the lines of the file, blank ones counted, across blocks', async () => {
    const lines = ['a,b', '', '"c', 'd",e', ' ', 'f,g'];
    const expected = {
      good: [
        [1, 'a|b'],
        [3, 'c\nd|e'],
        [6, 'f|g'],
      ],
      bad: [],
    };
    expect(await read(lines)).toEqual(expected);
    expect(await read(lines.slice(0, 3), lines.slice(3))).toEqual(expected);
    expect(await read(...lines.map((line) => [line]))).toEqual(expected);
  });

  test('span at most twenty lines: an open quote spoils only its own', async () => {
    const spanning = (count: number) => ['"', ...Array.from({ length: count - 2 }, () => 'x'), '",end'];
    expect((await read([...spanning(20), 'a,b'])).good.map(([line]) => line)).toEqual([1, 21]);
    const { good, bad } = await read([...spanning(21), 'a,b']);
    expect(bad).toEqual([
      [1, 'A quote is opened but not closed.'],
      [21, 'A quote is opened but not closed.'],
    ]);
    expect(good.at(0)).toEqual([2, 'x']);
    expect(good.at(-1)).toEqual([22, 'a|b']);
  });

  test('have nothing after a closing quote', async () => {
    expect(await read(['"a"b,c', 'd,e'])).toEqual({
      good: [[2, 'd|e']],
      bad: [[1, 'There is text after the closing quote of a field.']],
    });
  });

  test('are handed on as soon as the twenty lines are there that they may span', async () => {
    const lines = Array.from({ length: 25 }, () => 'a,b');
    const counts: number[] = [];
    for await (const block of recordsOf([lines, lines], ',')) counts.push([...block].length);
    expect(counts).toEqual([6, 25, 19]);
  });

  test('have at most half a million characters', async () => {
    const lines = (length: number) => ['"a', `${'x'.repeat(length - '"a\n",b'.length)}",b`, 'c,d'];
    expect((await read(lines(524_288))).good.map(([line]) => line)).toEqual([1, 3]);
    expect(await read(lines(524_289))).toMatchObject({ bad: [[1, 'A quote is opened but not closed.']] });
  });

  test('have at most twenty thousand columns', async () => {
    expect(await read([`a${','.repeat(19_999)}`])).toMatchObject({ bad: [] });
    expect((await read([`a${','.repeat(20_000)}`, 'b,c'])).bad).toEqual([
      [1, 'The line has 20001 columns. A line may have at most 20000.'],
    ]);
  });

  test('have only those fields that are used, and are none where nothing stands in them', async () => {
    const found: FileRecord[] = [];
    const lines = ['a,b,c', ',,', ',d,', '"",,', ' , ,', '",",,'];
    for await (const block of recordsOf([lines], ',', undefined, [0, 2])) found.push(...block);
    expect(found.map(({ line, fields }) => [line, fields])).toEqual([
      [1, ['a', '', 'c']],
      [3, ['', '', '']],
      [6, [',', '', '']],
    ]);
  });

  test('are twenty in the head of a file', async () => {
    const lines = Array.from({ length: 25 }, (_, index) => `${index},x`);
    const { records, lines: places } = await headOf([['', ...lines]], ',');
    expect([records.length, records.at(-1), places.at(0), places.at(-1)]).toEqual([20, ['19', 'x'], 2, 21]);
  });

  test('of the head are looked for in the first ten thousand lines, or four million characters', async () => {
    const manyLines = await withFile(`${'x'.repeat(99)}\n`.repeat(20_000), (path) => readHeadLines(path));
    expect(manyLines.flat()).toHaveLength(10_000);
    expect(manyLines).not.toContainEqual([]);
    const longLines = await withFile(`${'x'.repeat(99_999)}\n`.repeat(60), (path) => readHeadLines(path));
    expect(longLines.flat().length).toBeGreaterThanOrEqual(40);
    expect(longLines.flat().length).toBeLessThan(45);
  });
});

describe('lines that people can correct', () => {
  const lines: readonly FileRecord[] = [
    { line: 1, fields: ['Name', 'Net Amount'], text: 'Name,Net Amount' },
    { line: 2, fields: ['a', 'ten', 'x'], text: 'a,ten,x' },
    { line: 3, fields: ['b', '1'], text: 'b,1' },
    { line: 5, fields: ['c'], text: 'c' },
    { line: 6, fields: ['d', '2'], text: 'd,2' },
  ];
  const broken: BadLine = { line: 4, column: '', reason: 'A quote is opened but not closed.', text: '"e' };

  test('are those that are bad, each field under its name, with the first reason', async () => {
    const read: number[] = [];
    async function* blocks(onBadLine: (line: BadLine) => void): AsyncGenerator<Iterable<FileRecord>> {
      yield records(onBadLine);
    }
    function* records(onBadLine: (line: BadLine) => void): Generator<FileRecord> {
      for (const record of lines) {
        if (record.line === 5) onBadLine({ ...broken, text: '"e in full' });
        read.push(record.line);
        yield record;
      }
    }
    const bad: readonly BadLine[] = [
      { line: 2, column: 'net amount', reason: 'No amount.', text: 'a,ten' },
      { line: 2, column: 'Name', reason: 'Another reason.', text: '' },
      broken,
      { line: 5, column: '', reason: 'Too short.', text: 'c' },
    ];
    expect(await rejectedLinesOf(bad, bad.length, blocks, () => ['Name', 'Net Amount', ''])).toEqual([
      {
        ...{ line: 2, column: 'net amount', reason: 'No amount.', text: 'a,ten,x' },
        fields: [
          { name: 'Name', value: 'a', isWrong: false },
          { name: 'Net Amount', value: 'ten', isWrong: true },
          { name: 'Column 3', value: 'x', isWrong: false },
        ],
      },
      { ...broken, text: '"e in full', fields: [] },
      {
        ...{ line: 5, column: '', reason: 'Too short.', text: 'c' },
        fields: [
          { name: 'Name', value: 'c', isWrong: false },
          { name: 'Net Amount', value: '', isWrong: false },
          { name: 'Column 3', value: '', isWrong: false },
        ],
      },
    ]);
    expect(read).toEqual([1, 2, 3, 5]);
  });
});

describe('corrected lines', () => {
  const read = (text: string, corrections: Corrections) =>
    withFile(text, async (path) => {
      const bad: BadLine[] = [];
      const records: string[] = [];
      const reading = { delimiter: ',', corrections, onBadLine: (line: BadLine) => bad.push(line) };
      for await (const block of correctedRecords(path, reading))
        for (const { line, fields } of block) records.push(`${line} ${fields.join('|')}`);
      return { records, bad: bad.map(({ line, reason, text: of }) => [line, reason, of]) };
    });
  const open = 'A quote is opened but not closed.';

  test('stand where they stood, the last one too, and the other bad ones are still bad', async () => {
    const corrections: Corrections = new Map([
      [2, { fields: ['B', 'two'] }],
      [3, { text: '"C",3' }],
      [6, { text: 'F,6' }],
    ]);
    expect(await read('a,1\nb,2\n"c"x,3\n"d"x,4\ne,5\n"f"x,6', corrections)).toEqual({
      records: ['1 a|1', '2 B|two', '3 C|3', '5 e|5', '6 F|6'],
      bad: [[4, 'There is text after the closing quote of a field.', '"d"x,4']],
    });
  });

  test('are bad again when they are no record either', async () => {
    const corrections: Corrections = new Map([
      [2, { text: '"b,2' }],
      [3, { text: '"c' }],
    ]);
    expect(await read('a,1\nb,2\n"c"x,3\nd,4', corrections)).toEqual({
      records: ['1 a|1', '4 d|4'],
      bad: [
        [2, open, '"b,2'],
        [3, open, '"c'],
      ],
    });
  });
});

describe('the names of columns', () => {
  test('are compared without case, spaces and signs, but with what counts', () => {
    expect(plainName(' Tracking-No. ')).toBe('trackingno');
    expect(plainName('Größe (cm)')).toBe('größecm');
    expect(plainName('Ref #1')).not.toBe(plainName('Ref 1'));
  });

  test('tell columns apart: a repeated one by its count, one without a name by its place', () => {
    expect(columnNames([' Net  Amount ', '', 'NET AMOUNT', '--', 'net_amount', 'Zone'])).toEqual([
      'Net Amount',
      'Column 2',
      'NET AMOUNT (2)',
      'Column 4',
      'net_amount (3)',
      'Zone',
    ]);
  });
});

describe('the header of a file', () => {
  const place = (...records: readonly (readonly string[])[]) =>
    findHeader([{ delimiter: ',', records, lines: [] }])?.place;

  test('is the first record that names most columns and holds no amount or date', () => {
    expect(place(['Tracking', 'Amount'], ['1Z1', '12.00'])).toBe(0);
    expect(place(['Carrier bill', '', ''], ['Tracking', 'Date', 'Amount'], ['1Z1', '1/2/2025', '1.00'])).toBe(1);
    expect(place(['x', '12.00', 'y'], ['Tracking', 'Amount', 'Zone'])).toBe(1);
    expect(place(['a', 'a', 'a', 'b'], ['a', 'b', 'c', 'd'])).toBe(1);
  });

  test.each(['', ' '])('is no title above it, however many fields with ‘%s’ it has', (blank) => {
    expect(place(['Bill', blank, 'Page'], ['Tracking', 'Date', 'Amount', 'Zone'])).toBe(1);
    expect(place(['Bill', blank, blank, 'Page'], ['Tracking', 'Date', 'Amount', 'Zone'])).toBe(1);
    expect(place(['Bill', blank, blank, blank, 'Page'], ['Tracking', 'Date', 'Amount', 'Zone', 'Pounds'])).toBe(1);
    expect(place(['a', 'a', blank, 'a', 'b', 'b'], ['a', 'b', 'c', 'd', 'e', 'f'])).toBe(1);
  });

  test('is none where records have one column, or all hold amounts', () => {
    expect(place(['Tracking'], ['1Z1'])).toBeUndefined();
    expect(place(['1Z1', '12.00'], ['1Z2', '13.00'])).toBeUndefined();
    expect(place()).toBeUndefined();
  });

  test('is split in the way in which most records are as wide as it', () => {
    const head = (delimiter: string, records: readonly (readonly string[])[]) => ({ delimiter, records, lines: [] });
    const commas = head(',', [['Tracking;Amount', 'Zone'], ['1Z1;12', '00;2'], ['1Z2;13;2']]);
    const semicolons = head(';', [
      ['Tracking', 'Amount,Zone'],
      ['1Z1', '12,00'],
      ['1Z2', '13'],
    ]);
    const commasAbove = head(',', [['1', '2'], ['3', '4'], ['5', '6'], ['Tracking;Amount', 'Zone'], ['1Z1;12;2']]);
    const alike = (count: number, fields: readonly string[]) => Array.from({ length: count }, () => fields);
    const narrow = head(',', alike(4, ['Tracking;Amount', 'Zone']));
    const wide = head(';', alike(3, ['Tracking', 'Amount', 'Zone']));
    expect(findHeader([narrow, wide])?.delimiter).toBe(';');
    for (const heads of [
      [commas, semicolons],
      [semicolons, commas],
      [commasAbove, semicolons],
    ])
      expect(findHeader(heads)).toMatchObject({ delimiter: ';', place: 0, header: ['Tracking', 'Amount,Zone'] });
  });
});

test('a record loses the empty fields at its end, and no others', () => {
  expect(withoutEmptyEnd(['', 'a', '', 'b', ' ', ''])).toEqual(['', 'a', '', 'b']);
  expect(withoutEmptyEnd(['', ' '])).toEqual([]);
});

test('rows of the same invoice share one object, and those of another do not', () => {
  const key = {
    carrierId: 1,
    carrierName: 'UPS',
    accountNumber: 'A',
    invoiceNumber: 'I',
    billDate: '2025-01-01',
    currencyCode: 'USD',
  };
  const share = invoiceSharer();
  const first = share(key);
  expect(share({ ...key })).toBe(first);
  for (const other of [
    { ...key, carrierId: 2 },
    { ...key, accountNumber: 'B' },
    { ...key, invoiceNumber: 'J' },
    { ...key, billDate: '2025-01-02' },
    { ...key, currencyCode: 'CAD' },
  ]) {
    expect(share(key)).toEqual(key);
    expect(share(other)).toBe(other);
  }
});
