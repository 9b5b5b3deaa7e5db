import { describe, expect, test } from 'vitest';
import { openInvoiceFile, UnknownLayout, UnmappableFile } from '../src/index.ts';
import { csv, linesOfFixture, withField } from './csv.ts';
import { readContent } from './read-file.ts';

const ups = linesOfFixture('ups_250_invoice_1.csv');
const fedex = linesOfFixture('fedex_fbo_210.csv');

test.each([
  ['Net Amount', 52, '12,x4'],
  ['Net Amount', 52, '1.005'],
  ['Incentive Amount', 51, '--3'],
  ['Invoice Amount', 10, 'much'],
  ['Transaction Date', 11, '2025-02-30'],
  ['Invoice Date', 4, ''],
  ['Invoice Number', 5, ''],
  ['Account Number', 2, ''],
  ['Charge Category Code', 34, ''],
  ['Tracking Number', 20, '7.96312E+11'],
  ['Invoice Number', 5, 'A\u0000B'],
  ['Account Number', 2, 'A\u200bB'],
  ['Invoice Number', 5, '1'.repeat(51)],
  ['Invoice Currency Code', 9, 'U\u0000D'],
  ['Invoice Date', 4, '0000-01-01'],
  ['Invoice Date', 4, '9999-12-31'],
  ['Net Amount', 52, '99999999999.00'],
  ['Billed Weight', 28, '1e21'],
  ['Package Dimensions', 32, '12x9x1e21'],
  ['senderName', 66, 'x'.repeat(3_000)],
])('UPS %s at place %i with ‘%s’ is named with line, column and text', async (column, place, value) => {
  const lines = withField(ups, 9, place, value);
  const { file } = await readContent(csv(lines));
  expect(file).toMatchObject({ badLineCount: 1, rows: ups.length - 1 });
  expect(file.badLines).toMatchObject([
    {
      line: 10,
      column,
      text: csv([lines[9] ?? []])
        .trimEnd()
        .replaceAll('\u0000', '\uFFFD')
        .slice(0, 2_000),
    },
  ]);
  expect(file.badLines[0]?.reason).toMatch(/\.$/);
});

test('an invoice amount that differs from the line before is a bad line', async () => {
  const lines = withField(ups, 9, 10, '1.00');
  const { file } = await readContent(csv(lines));
  expect(file.badLines).toMatchObject([{ line: 10, column: 'Invoice Amount', text: csv([lines[9] ?? []]).trimEnd() }]);
});

test('a line with too few columns is bad as a whole', async () => {
  const { file } = await readContent(csv(ups.with(9, ups[9]?.slice(0, 100) ?? [])));
  expect(file.badLines).toMatchObject([{ line: 10, column: '' }]);
});

describe('a quote that is not closed', () => {
  const text = csv(ups).split('\n');

  test('costs its own line and none after it', async () => {
    const { file } = await readContent(text.with(9, text[9]?.replace('INVENTED', '"INVENTED') ?? '').join('\n'));
    expect(file).toMatchObject({ badLineCount: 1, rows: ups.length - 1 });
    expect(file.badLines).toMatchObject([{ line: 10 }]);
  });

  test('is a character like any other inside of a field', async () => {
    const { file } = await readContent(text.with(9, text[9]?.replace('GOODS', '5" GOODS') ?? '').join('\n'));
    expect(file).toMatchObject({ badLineCount: 0, rows: ups.length });
  });

  test('within a quoted field makes its line bad', async () => {
    const quoted = csv(ups, { quoted: true }).split('\n');
    const { file } = await readContent(quoted.with(9, quoted[9]?.replace('INVENTED', 'INV"ENTED') ?? '').join('\n'));
    expect(file).toMatchObject({ badLineCount: 1, rows: ups.length - 1 });
    expect(file.badLines).toMatchObject([{ line: 10 }]);
  });
});

test.each([
  ['Net Charge Amount', 11, '99.99'],
  ['Tracking ID Charge Amount 1', 108, 'free'],
  ['Shipment Date', 14, '20251301'],
  ['Invoice Number', 3, '9.12E+08'],
  ['Express or Ground Tracking ID', 9, '7.93629E+11'],
  ['Number of Pieces', 23, '1e308'],
  ['Number of Pieces', 23, '9007199254740993'],
  ['Number of Pieces', 23, '1e9'],
  ['Rated Weight Amount', 21, '1e21'],
])('FedEx %s at place %i with ‘%s’ is named with line and column', async (column, place, value) => {
  const { file } = await readContent(csv(withField(fedex, 3, place, value)));
  expect(file).toMatchObject({ badLineCount: 1, rows: fedex.length - 2 });
  expect(file.badLines).toMatchObject([{ line: 4, column }]);
});

test('a file that lacks a row or has one too many does not reconcile, by just that row', async () => {
  const further = (ups[5] ?? []).with(20, '1Z0000000000000099');
  const [less, more] = [await readContent(csv(ups.toSpliced(5, 1))), await readContent(csv([...ups, further]))];
  const net = Number(ups[5]?.[52]?.replace('.', ''));
  expect(net).toBeGreaterThan(0);
  for (const [{ file }, difference] of [[less, -net] as const, [more, net] as const]) {
    const [invoice] = file.invoices;
    expect((invoice?.netCents ?? 0) - (invoice?.statedCents ?? 0)).toBe(difference);
  }
});

test('a UPS row that stands twice counts once if the invoice adds up only then', async () => {
  const { file } = await readContent(csv([...ups, ups[5] ?? []]));
  expect(file.invoices).toMatchObject([{ rows: ups.length, netCents: file.invoices[0]?.statedCents }]);
});

test('a FedEx row that stands twice counts once', async () => {
  const whole = [fedex[0] ?? [], (fedex[1] ?? []).with(5, fedex[1]?.[11] ?? '')];
  const { file, packages } = await readContent(csv([...whole, whole[1] ?? []]));
  expect(file.invoices).toMatchObject([{ rows: 1, netCents: 2_123, statedCents: 2_123 }]);
  expect(packages).toHaveLength(1);
});

test.each([
  ['another table', 'name,colour\nAda,blue\n', 'The file has the columns ‘name’, ‘colour’. Map them once'],
  [
    'a wide table',
    'a,b,c,d,e,f,g\n1,2,3,4,5,6,7\n',
    'The file has 7 columns, which begin with ‘a’, ‘b’, ‘c’, ‘d’, ‘e’, ‘f’.',
  ],
  ['a table without a header', '7,8\n9,10\n', 'no line of the file names its columns'],
])('%s is of no known layout, and the message says what was found', async (_, content, message) => {
  const refused = readContent(content);
  await expect(refused).rejects.toBeInstanceOf(UnknownLayout);
  await expect(refused).rejects.not.toBeInstanceOf(UnmappableFile);
  await expect(refused).rejects.toThrow(message);
});

test.each([
  ['nothing', '', 'The file holds no rows.'],
  ['blank lines', '\r\n\r\n', 'The file holds no rows.'],
  ['no text', Uint8Array.from({ length: 20_000 }, (_, index) => index % 256), 'The file is not a table.'],
  ['a letter', 'Dear customer\nyour invoice is attached\n', 'The file is not a table.'],
])('%s cannot be mapped', async (_, content, message) => {
  const refused = readContent(content);
  await expect(refused).rejects.toBeInstanceOf(UnmappableFile);
  await expect(refused).rejects.toThrow(message);
});

test('a file that is not there is an error of the file system', async () => {
  await expect(openInvoiceFile('/nowhere/invoice.csv')).rejects.toThrow(/ENOENT/);
});
