import { describe, expect, test } from 'vitest';
import { csv, linesOfFixture, withField } from './csv.ts';
import { fingerprints, readContent, readFixture } from './read-file.ts';
import { workbook } from './workbook-of.ts';

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
