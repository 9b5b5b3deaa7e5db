import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { csv, type Line, linesOfFixture } from './csv.ts';
import { cents, fingerprints, fixture, packageCount, readContent, readFixture, sum } from './read-file.ts';

const totals = JSON.parse(readFileSync(fixture('expected-totals.json'), 'utf8'));

interface Sample {
  readonly file: string;
  readonly layout: string;
  readonly rows: number;
  readonly packages: number;
  readonly net: string;
  /** What the file itself says, as the sum of all its invoices; null if it says nothing. */
  readonly stated: string | null;
  /** Places of columns with dates, with how they are written. */
  readonly days: readonly number[];
  /** Places of columns with amounts. */
  readonly amounts: readonly number[];
  /** Places of columns whose leading zeros a spreadsheet drops. */
  readonly numbers: readonly number[];
  readonly headerLines: number;
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const samples: readonly Sample[] = [
  {
    file: 'ups_summary_32.csv',
    layout: 'UPS shipment summary (32 columns)',
    rows: totals['ups_summary_32.csv'].rows,
    packages: 40,
    net: totals['ups_summary_32.csv'].net_total,
    stated: totals['ups_summary_32.csv'].net_total,
    days: [2, 12],
    amounts: [3, 27, 28],
    numbers: [0, 1, 10, 18, 24],
    headerLines: 1,
  },
  {
    file: 'ontrac_68.csv',
    layout: 'OnTrac invoice file (68 columns)',
    rows: totals['ontrac_68.csv'].rows,
    packages: 40,
    net: totals['ontrac_68.csv'].net_total,
    stated: null,
    days: [1, 26, 27],
    amounts: between(40, 67),
    numbers: [13, 19, 21],
    headerLines: 1,
  },
  {
    file: 'usps_eps_21.csv',
    layout: 'USPS EPS transactions (21 columns)',
    rows: totals['usps_eps_21.csv'].rows,
    packages: totals['usps_eps_21.csv'].label_purchases,
    net: totals['usps_eps_21.csv'].net_total,
    stated: null,
    days: [5],
    amounts: [4],
    numbers: [],
    headerLines: 1,
  },
  {
    file: 'dhl_ecommerce_hdr_dtl.csv',
    layout: 'DHL eCommerce invoice file (HDR and DTL)',
    rows: totals['dhl_ecommerce_hdr_dtl.csv'].detail_rows,
    packages: totals['dhl_ecommerce_hdr_dtl.csv'].detail_rows,
    net: totals['dhl_ecommerce_hdr_dtl.csv'].header_total,
    stated: totals['dhl_ecommerce_hdr_dtl.csv'].header_total,
    days: [8],
    amounts: [29, ...between(32, 37), ...between(41, 64)],
    numbers: [18],
    headerLines: 0,
  },
  {
    file: 'dhl_express_153.csv',
    layout: 'DHL Express invoice file (153 columns)',
    rows: 8,
    packages: 6,
    net: '325.31',
    stated: '325.31',
    days: [7, 24],
    amounts: [76, 70, 71, 73, 75, 79, 81, 83, ...between(0, 8).flatMap((group) => [92 + 7 * group, 95 + 7 * group])],
    numbers: [11],
    headerLines: 1,
  },
];

const isoDate = (text: string): string => {
  if (!/\d[/-]\d|^\d{8}$/.test(text)) return text;
  const compact = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  if (compact !== null) return compact.slice(1).join('-');
  const [month = '', day = '', year = ''] = text.split('/');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** The text with its date written otherwise; a time of day stays. */
const withDay =
  (write: (isoDate: string) => string) =>
  (text: string): string => {
    const [day = '', ...time] = text.split(' ');
    return [write(isoDate(day)), ...time].join(' ');
  };

const changed = (
  { file, headerLines }: Sample,
  places: readonly number[],
  change: (field: string) => string,
  lines: readonly Line[] = linesOfFixture(file),
): Line[] =>
  lines.map((fields, line) =>
    line < headerLines
      ? fields
      : fields.map((field, place) => (places.includes(place) && field !== '' ? change(field) : field)),
  );

const isoDay = withDay((iso) => iso);
const compactDay = withDay((iso) => iso.replaceAll('-', ''));
const serialDay = withDay((iso) => String(Date.parse(`${iso}T00:00:00Z`) / 86_400_000 + 25_569));
const europeanDay = withDay((iso) => iso.split('-').toReversed().join('.'));
const withoutZeros = (text: string): string => (/^\d+$/.test(text) ? String(Number(text)) : text);
const decimalComma = (text: string): string => text.replace('.', ',');
const withGroups = (text: string): string => text.replace(/^(-?\d+)(\d{3}\.)/, '$1,$2');
const inBrackets = (text: string): string => (text.startsWith('-') ? `(${text.slice(1)})` : `$${text}`);
const reversed = (lines: readonly Line[]): Line[] => lines.map((fields) => fields.toReversed());
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe.each(samples)('$file', (sample) => {
  const { file, days, amounts, numbers } = sample;
  const lines = linesOfFixture(file);

  test('is recognised and has its control totals, in packages and in charges', async () => {
    const read = await readFixture(file);
    expect(read.file).toMatchObject({ layout: sample.layout, rows: sample.rows, badLineCount: 0 });
    expect(read.file.limits.length).toBeGreaterThan(0);
    expect(read.file.invoices.reduce((total, { netCents }) => total + netCents, 0)).toBe(cents(sample.net));
    const stated = read.file.invoices.map(({ statedCents }) => statedCents);
    if (sample.stated === null) expect(stated.every((each) => each === null)).toBe(true);
    else expect(stated.reduce<number>((total, each) => total + (each ?? 0), 0)).toBe(cents(sample.stated));
    expect(sum(read.packages, (row) => row.net_amount)).toBe(cents(sample.net));
    expect(sum(read.charges, (row) => row.net_amount)).toBe(cents(sample.net));
    expect(packageCount(read.packages)).toBe(sample.packages);
    expect(read.charges.filter(({ charge_family }) => charge_family === 'other')).toEqual([]);
  });

  const dialects: readonly (readonly [string, string | Uint8Array])[] = [
    ['all fields quoted', csv(lines, { quoted: true })],
    ['line ends of Windows and a byte order mark', `\uFEFF${csv(lines, { end: '\r\n' })}`],
    ['UTF-16', utf16(csv(lines, { end: '\r\n' }))],
    ['tabs', csv(lines, { delimiter: '\t' })],
    ['empty trailing columns', csv(lines.map((fields) => [...fields, '', '']))],
    ['ISO dates', csv(changed(sample, days, isoDay))],
    ['compact dates', csv(changed(sample, days, compactDay))],
    ...(sample.headerLines === 0
      ? []
      : ([['dates as numbers of a spreadsheet', csv(changed(sample, days.slice(0, 1), serialDay))]] as const)),
    ['no leading zeros', csv(changed(sample, numbers, withoutZeros))],
    ['digits in groups', csv(changed(sample, amounts, withGroups))],
    ['currency signs and brackets', csv(changed(sample, amounts, inBrackets))],
    [
      'semicolons, decimal commas and the day first',
      csv(changed(sample, amounts, decimalComma, changed(sample, days, europeanDay)), { delimiter: ';' }),
    ],
    ...(sample.headerLines === 0
      ? []
      : ([
          ['columns in another order', csv(reversed(lines))],
          ['a title above the header', `Invoice details\n\n${csv(lines)}`],
          ['a header in capitals', csv(lines.with(0, lines[0]?.map((name) => name.toUpperCase()) ?? []))],
          ['a column that nobody knows', csv(lines.map((fields, line) => [...fields, line === 0 ? 'Remark' : 'ok']))],
          [
            'a grand total below',
            csv([
              ...lines,
              (lines[0] ?? []).map((_, place) => (place === 0 ? 'Total' : amounts.includes(place) ? sample.net : '')),
            ]),
          ],
          ['its header once more in the middle', csv(lines.toSpliced(9, 0, lines[0] ?? []))],
        ] as const)),
  ];

  test.each(dialects)('says the same with %s', async (_, content) => {
    const [original, read] = [await readFixture(file), await readContent(content)];
    expect(read.file.badLines).toEqual([]);
    expect(read.file.invoices).toEqual(original.file.invoices);
    expect(read.packages).toEqual(original.packages);
    expect(read.charges).toEqual(original.charges);
    expect(fingerprints(read)).toEqual(fingerprints(original));
  });

  test('names the line of an amount that is none', async () => {
    const place = amounts[0] ?? 0;
    const { file: read } = await readContent(csv(lines.with(5, lines[5]?.with(place, 'twelve') ?? [])));
    expect(read).toMatchObject({ badLineCount: 1, rows: sample.rows - 1 });
    expect(read.badLines).toMatchObject([{ line: 6, reason: '‘twelve’ is no amount.' }]);
  });

  test('takes no line that was cut off for a row without money', async () => {
    const { file: read } = await readContent(csv(lines.with(5, lines[5]?.slice(0, amounts[0]) ?? [])));
    expect(read).toMatchObject({ badLineCount: 1, rows: sample.rows - 1 });
  });
});
