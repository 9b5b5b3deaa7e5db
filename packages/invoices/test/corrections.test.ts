import { describe, expect, test } from 'vitest';
import { csv, linesOfFixture, withField } from './csv.ts';
import { fingerprints, readContent, readFixture } from './read-file.ts';
import { workbook } from './workbook-of.ts';
import { x12File } from './x12.ts';

const fixtures = [
  ['ups_250_invoice_1.csv', 52],
  ['ups_summary_32.csv', 20],
  ['fedex_fbo_210.csv', 10],
  ['ontrac_68.csv', 30],
  ['dhl_ecommerce_hdr_dtl.csv', 20],
] as const;

/** The first field after `from` in which this text makes the line bad. */
async function broken(name: string, from: number) {
  const lines = linesOfFixture(name);
  for (let place = from; place < (lines[7]?.length ?? 0); place += 1) {
    const text = csv(withField(lines, 7, place, '12,x4'));
    const { file, rejected } = await readContent(text);
    if (file.badLineCount === 1) return { file, rejected, text, place, value: lines[7]?.[place] ?? '' };
  }
  throw new Error(`No field of ${name} makes its line bad.`);
}

describe('a rejected line', () => {
  test.each(fixtures)('of %s has all its fields under their names, the wrong one marked', async (name, from) => {
    const { file, place, rejected: all } = await broken(name, from);
    const [rejected, another] = all;
    expect(another).toBeUndefined();
    expect(rejected).toMatchObject({ line: 8, reason: file.badLines[0]?.reason });
    expect(rejected?.fields[place]).toMatchObject({ value: '12,x4', isWrong: true });
    expect(rejected?.fields.filter(({ isWrong }) => isWrong)).toHaveLength(1);
    expect(rejected?.fields.every((field) => field.name !== '')).toBe(true);
  });

  test.each(fixtures)(
    'of %s is read as it was corrected: the file is the one without the mistake',
    async (name, from) => {
      const {
        text,
        place,
        value,
        rejected: [rejected],
      } = await broken(name, from);
      const fields = rejected?.fields.map((field, index) => (index === place ? value : field.value)) ?? [];
      const original = await readFixture(name);
      const corrected = await readContent(text, { corrections: new Map([[8, { fields }]]) });
      expect(corrected.file.badLineCount).toBe(0);
      expect(corrected.file.invoices).toEqual(original.file.invoices);
      expect(fingerprints(corrected)).toEqual(fingerprints(original));
    },
  );

  test('that no quote ends can be corrected as text, at its place among the others', async () => {
    const lines = csv(linesOfFixture('ontrac_68.csv')).trimEnd().split('\n');
    const good = lines[4] ?? '';
    const { rejected } = await readContent(lines.with(4, `"${good}`).join('\n'));
    expect(rejected).toMatchObject([{ line: 5, text: `"${good}`, fields: [] }]);
    const read = (text: string) =>
      readContent(lines.with(4, `"${good}`).join('\n'), { corrections: new Map([[5, { text }]]) });
    expect(fingerprints(await read(good))).toEqual(fingerprints(await readFixture('ontrac_68.csv')));
    expect((await read(`${good},"`)).file.badLines).toMatchObject([
      { line: 5, reason: 'A quote is opened but not closed.' },
    ]);
  });

  test('of a workbook is corrected like one of a text file', async () => {
    const rows = linesOfFixture('ontrac_68.csv');
    const place = rows[0]?.indexOf('Total Charges') ?? -1;
    const content = await workbook({ Invoice: withField(rows, 3, place, 'much') });
    const {
      rejected: [rejected],
    } = await readContent(content);
    expect(rejected).toMatchObject({ line: 4, column: 'Total Charges' });
    const corrections = new Map([[4, { fields: rows[3] ?? [] }]]);
    const corrected = await readContent(content, { corrections });
    expect(fingerprints(corrected)).toEqual(fingerprints(await readFixture('ontrac_68.csv')));
  });

  test('of a long line is whole', async () => {
    const lines = withField(withField(linesOfFixture('ups_250_invoice_1.csv'), 9, 52, 'much'), 9, 66, 'x'.repeat(900));
    const wide = lines.with(
      9,
      (lines[9] ?? []).map((field, place) => (place > 200 ? 'y'.repeat(50) : field)),
    );
    const {
      rejected: [rejected],
    } = await readContent(csv(wide));
    expect(rejected?.fields.map(({ value }) => value)).toEqual(wide[9]);
    expect(rejected?.text.length).toBeGreaterThan(2_000);
  });
});

describe('a segment of an X12 file', () => {
  const bills = [
    { number: '71', charges: [[50_000], [6_050, 'FSC', 'FUEL SURCHARGE']] },
    { number: '72', charges: [[20_000]] },
  ] as const;
  const dialects = [{}, { element: '|', segment: '\n' }];
  const good = x12File(bills);
  const segmentsOf = (text: string): string[] => text.split('~').filter((each) => each !== '');
  const joined = (segments: readonly string[]): string => segments.map((each) => `${each}~`).join('');
  const lineOf = (text: string, start: string): number =>
    segmentsOf(text).findIndex((each) => each.startsWith(start)) + 1;

  test.each(dialects)('with a mistake is shown where it stands, and read as it was corrected: %j', async (dialect) => {
    const broken = x12File(bills, dialect)
      .replace(/20250705(.)56050/, '2025-77-05$16O50')
      .replace(/(L1.1.{3})50000/, '$1fifty');
    const read = await readContent(broken);
    const [bill, charge] = [lineOf(good, 'B3**71'), lineOf(good, 'L1*1')];
    expect(read.file.invoices).toMatchObject([{ invoiceNumber: '72' }]);
    expect(read.rejected).toMatchObject([
      { line: bill, column: 'B307', fields: expect.arrayContaining([{ name: 'B307', value: '6O50', isWrong: true }]) },
      {
        line: charge,
        column: 'L104',
        fields: expect.arrayContaining([{ name: 'L104', value: 'fifty', isWrong: true }]),
      },
    ]);
    const fields = (line: number) => ({ fields: (segmentsOf(good)[line - 1] ?? '').split('*') });
    const half = await readContent(broken, { corrections: new Map([[charge, fields(charge)]]) });
    expect(half.rejected.map(({ line, column }) => [line, column])).toEqual([[bill, 'B307']]);
    const all = await readContent(broken, { corrections: new Map([bill, charge].map((line) => [line, fields(line)])) });
    const original = await readContent(good);
    expect(all.file).toMatchObject({ badLineCount: 0, invoices: original.file.invoices });
    expect(fingerprints(all)).toEqual(fingerprints(original));
  });

  test('that ends too early has a field for what is missing', async () => {
    const short = 'B3**71*BOL71*PP*L';
    const broken = joined(segmentsOf(good).map((each) => (each.startsWith('B3**71') ? short : each)));
    const { rejected } = await readContent(broken);
    expect(rejected[0]).toMatchObject({ column: 'B306', reason: 'The element is empty.' });
    expect(rejected[0]?.fields).toContainEqual({ name: 'B306', value: '', isWrong: true });
  });

  test.each(['B3**71', 'SE*', 'GE*', 'IEA*'])(
    'that is missing can be added to the text of another: %s',
    async (start) => {
      const segments = segmentsOf(good);
      const place = lineOf(good, start) - 1;
      const missing = segments[place] ?? '';
      const before = segments[place - 1] ?? '';
      const { rejected } = await readContent(joined(segments.toSpliced(place, 1)));
      const shown = rejected.find(({ text }) => text === before) ?? rejected[0];
      const text = shown?.text === before ? `${before}~${missing}` : `${missing}~${shown?.text ?? ''}`;
      const corrections = new Map([[shown?.line ?? 0, { text }]]);
      const read = await readContent(joined(segments.toSpliced(place, 1)), { corrections });
      const original = await readContent(good);
      expect(read.file).toMatchObject({ badLineCount: 0, invoices: original.file.invoices });
    },
  );
});
