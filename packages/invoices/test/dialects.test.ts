import { describe, expect, test } from 'vitest';
import { csv, type Dialect, type Line, linesOfFixture, withField } from './csv.ts';
import { fingerprints, packageCount, readContent, readFixture, sum } from './read-file.ts';

const sample = linesOfFixture('ups_250_invoice_1.csv');
const dateColumns = [4, 11, 62];
const decimalColumns = [10, 26, 28, 48, 51, 52];
const numberColumns = [33, 44, 72, 80];

const changed = (lines: readonly Line[], places: readonly number[], change: (field: string) => string): Line[] =>
  lines.map((fields) => fields.map((field, place) => (places.includes(place) && field !== '' ? change(field) : field)));

const redated = (write: (year: string, month: string, day: string) => string): Line[] =>
  changed(sample, dateColumns, (field) => {
    const [year = '', month = '', day = ''] = field.split('-');
    return write(year, month, day);
  });

const header = sample[0]?.map((_, place) => (place === 0 ? 'Version' : `Column ${place + 1}`)) ?? [];
const spreadsheet = [
  header,
  ...changed(
    redated((year, month, day) => `${Number(month)}/${Number(day)}/${year.slice(2)}`),
    numberColumns,
    (field) => (/^\d+$/.test(field) ? String(Number(field)) : field),
  ),
].map((fields) => fields.slice(0, 244));
const european = changed(
  redated((year, month, day) => `${day}/${month}/${year}`),
  [0, ...decimalColumns],
  (field) => field.replace('.', ','),
);

/** As a spreadsheet leaves rows whose last cells are empty. */
const cut = (lines: readonly Line[]): Line[] =>
  lines.map((fields) => fields.slice(0, fields.findLastIndex((field) => field !== '') + 1));
const titled = (lines: readonly Line[]): Line[] => [['UPS billing data'], ['Saved on', '7/5/2025'], ...lines];

const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
const dialects: readonly (readonly [string, string | Uint8Array])[] = [
  ['all fields quoted', csv(sample, { quoted: true })],
  ['line ends of Windows and a byte order mark', `\uFEFF${csv(sample, { end: '\r\n' })}`],
  ['no line end at the end', csv(sample).trimEnd()],
  ['empty lines', csv(sample).replaceAll('\n', '\n\n')],
  ['lines that end with a carriage return alone', csv(sample, { end: '\r' })],
  ['the same in UTF-16', utf16(csv(sample, { end: '\r' }))],
  ['UTF-16', utf16(csv(sample, { end: '\r\n' }))],
  ['UTF-16, high byte first', utf16(csv(sample)).swap16()],
  ['dates MM/DD/YYYY', csv(redated((year, month, day) => `${month}/${day}/${year}`))],
  [
    'semicolons and dates DD/MM/YYYY',
    csv(
      redated((year, month, day) => `${day}/${month}/${year}`),
      { delimiter: ';' },
    ),
  ],
  ['a spreadsheet with a header, 244 columns, M/D/YY and no leading zeros', csv(spreadsheet)],
  ['a title above the header', csv(titled(spreadsheet))],
  ['empty cells cut off below the header', csv([header, ...cut(sample)])],
  ['empty cells cut off, and no header', csv(cut(sample))],
  ['rows without content', `${csv([...sample, sample[0]?.map(() => '') ?? []])},,,\n"",""\n`],
  ['a European spreadsheet with decimal commas', csv(european, { delimiter: ';' })],
  ['tabs', csv(sample, { delimiter: '\t' })],
];

describe.each(dialects)('a UPS file with %s', (_, content) => {
  test('says the same as the file of UPS, down to the fingerprints of its rows', async () => {
    const [original, read] = [await readFixture('ups_250_invoice_1.csv'), await readContent(content)];
    expect(read.file.badLines).toEqual([]);
    expect(read.file.invoices).toEqual(original.file.invoices);
    expect(read.packages).toEqual(original.packages);
    expect(read.charges).toEqual(original.charges);
    expect(fingerprints(read)).toEqual(fingerprints(original));
  });
});

test.each(['fedex_fbo_210.csv', 'ontrac_68.csv', 'usps_eps_21.csv', 'ups_summary_32.csv', 'dhl_ecommerce_hdr_dtl.csv'])(
  'rows without content, which a spreadsheet writes, do not count: %s',
  async (name) => {
    const lines = linesOfFixture(name);
    const empty = lines.at(-1)?.map(() => '') ?? [];
    const [original, read] = [await readFixture(name), await readContent(csv([...lines, empty, empty, ['', '', '']]))];
    expect(read.file.badLines).toEqual([]);
    expect(fingerprints(read)).toEqual(fingerprints(original));
  },
);

const everyFixture = [
  'ups_250_invoice_1.csv',
  'fedex_fbo_210.csv',
  'ontrac_68.csv',
  'usps_eps_21.csv',
  'ups_summary_32.csv',
  'dhl_ecommerce_hdr_dtl.csv',
];
const marked = (lines: readonly Line[]): Line[] =>
  lines.map((fields) => fields.map((field) => (/^\d{5,}$/.test(field) ? `="${field}"` : field)));
const halves = (lines: readonly Line[]): [Line[], Line[]] => [lines.slice(0, 9), lines.slice(9)];
const totalled = (lines: readonly Line[]): Line[] => [...lines, ['Grand total', ...Array(10).fill(''), '99.99']];
const programs: readonly (readonly [string, (lines: readonly Line[]) => string | Uint8Array])[] = [
  ['a line that tells the delimiter', (lines) => `sep=,\r\n${csv(lines, { end: '\r\n' })}`],
  ['Ctrl-Z at its end', (lines) => `${csv(lines)}\u001a`],
  ['Ctrl-Z at the end of its last line', (lines) => `${csv(lines).trimEnd()}\u001a`],
  [
    'a mark within, from a file that was added',
    (lines) =>
      `\uFEFF${halves(lines)
        .map((half) => csv(half))
        .join('\uFEFF')}`,
  ],
  ['UTF-16 without a mark', (lines) => Buffer.from(csv(lines), 'utf16le')],
  ['UTF-16 without a mark, high byte first', (lines) => Buffer.from(csv(lines), 'utf16le').swap16()],
  ['a last line with the total', (lines) => csv(totalled(lines))],
  ['numbers marked as text', (lines) => csv(marked(lines))],
  [
    'dashes for nothing',
    (lines) => csv(lines.map((fields) => fields.map((field) => (field === '0.00' ? ' -   ' : field)))),
  ],
];

describe.each(programs)('%s', (_, written) => {
  test.each(everyFixture)('changes nothing: %s', async (name) => {
    const [original, read] = [await readFixture(name), await readContent(written(linesOfFixture(name)))];
    expect(read.file.badLines).toEqual([]);
    expect(read.file.invoices).toEqual(original.file.invoices);
    expect(fingerprints(read)).toEqual(fingerprints(original));
  });
});

test('a header that is repeated behind the mark of an added file is no row', async () => {
  const [header = [], ...rows] = linesOfFixture('fedex_fbo_210.csv');
  const added = `\uFEFF${csv([header, ...rows.slice(0, 9)])}\uFEFF${csv([header, ...rows.slice(9)])}`;
  const [original, read] = [await readFixture('fedex_fbo_210.csv'), await readContent(added)];
  expect(read.file.badLines).toEqual([]);
  expect(fingerprints(read)).toEqual(fingerprints(original));
});

test('zero bytes are not kept', async () => {
  const lines = withField(sample, 0, 75, 'Out\0side');
  const { file } = await readContent(csv([...lines, ['2.1', 'cut\0off']]));
  expect(file.badLines).toMatchObject([{ text: '2.1,cut\uFFFDoff' }]);
});

test.each(['fedex_fbo_210.csv', 'ontrac_68.csv', 'usps_eps_21.csv', 'ups_summary_32.csv'])(
  'a title may stand above the header: %s',
  async (name) => {
    const [original, read] = [await readFixture(name), await readContent(csv(titled(linesOfFixture(name))))];
    expect(read.file.layout).toBe(original.file.layout);
    expect(read.file.badLines).toEqual([]);
    expect(fingerprints(read)).toEqual(fingerprints(original));
  },
);

test('a line of UPS that lacks columns is bad if the others have them', async () => {
  const [first = [], second = []] = sample;
  const cutFirst = await readContent(csv([first.slice(0, 210), ...sample.slice(1)]));
  expect(cutFirst.file.badLines).toMatchObject([
    { line: 1, reason: 'The line has 210 columns; a line of this layout has 250.' },
  ]);
  const cutSecond = await readContent(csv([first, second.slice(0, 210), ...sample.slice(2)]));
  expect(cutSecond.file.badLines).toMatchObject([{ line: 2 }]);
  const cutBeforeAmount = await readContent(csv([...cut(sample), first.slice(0, 52)]));
  expect(cutBeforeAmount.file.badLines).toMatchObject([{ line: sample.length + 1 }]);
});

test('the order of day and month follows from the whole file, not from its beginning', async () => {
  const late = [...sample, ...sample].map((fields) => fields.with(10, '4759.60').with(4, '03/07/2025').with(62, ''));
  const lines = late.map((fields, index) =>
    fields.with(11, index < sample.length * 2 - 1 ? '01/07/2025' : '30/06/2025'),
  );
  const { file, packages } = await readContent(csv(lines));
  expect(file.badLines).toEqual([]);
  expect(file.invoices).toMatchObject([{ billDate: '2025-07-03' }]);
  expect(packages[0]?.pickup_date).toBe('2025-07-01');
});

test('a postal code gets back the zeros that a spreadsheet took', async () => {
  const { packages } = await readContent(csv(withField(sample, 0, 80, '2139')));
  expect(packages[0]?.consignee_postal_code).toBe('02139');
});

test.each([
  ['UTF-8', 'utf8'],
  ['Windows-1252', 'latin1'],
] as const)('names keep their accents in %s, wherever a block of the file ends', async (_, encoding) => {
  const name = 'Zoë Müñoz-Ångström';
  const text = csv(changed(Array.from({ length: 8 }, () => sample).flat(), [74], () => name));
  const { packages, charges } = await readContent(Buffer.from(text, encoding));
  const names = new Set(packages.filter((row) => row.row_kind === 'package').map((row) => row.consignee_name));
  expect([...names]).toEqual([name]);
  expect(charges.length).toBeGreaterThan(0);
});

test('a quoted field may hold delimiters, quotes and a line end', async () => {
  const { file, packages } = await readContent(csv(withField(sample, 0, 74, 'Bolt, 5" wide\nDock 2')));
  expect(file).toMatchObject({ badLineCount: 0, rows: sample.length });
  expect(packages[0]?.consignee_name).toBe('Bolt, 5" wide\nDock 2');
});

describe('the older FedEx layout of 156 columns', () => {
  const both = [...linesOfFixture('fedex_fbo_210.csv'), ...linesOfFixture('fedex_fbo_210_part2_overlap.csv').slice(1)];
  const olderColumns = (fields: Line): Line => [
    ...fields.slice(1, 106),
    ...fields.slice(107, 157),
    ...fields.slice(209),
  ];

  test.each<[string, Dialect]>([
    ['plain', {}],
    ['quoted', { quoted: true, end: '\r\n' }],
  ])('counts the same money and packages: %s', async (_, dialect) => {
    const older = both.map(olderColumns);
    expect(older[0]).toHaveLength(156);
    const read = await readContent(csv(older, dialect));
    expect(read.file).toMatchObject({ badLineCount: 0, invoices: [{ netCents: 198_442, statedCents: 198_442 }] });
    expect(packageCount(read.packages)).toBe(92);
    expect(sum(read.packages, (row) => row.net_amount)).toBe(198_442);
  });
});
