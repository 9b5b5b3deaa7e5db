import { describe, expect, test } from 'vitest';
import { UnknownLayout, UnreadableFile } from '../src/index.ts';
import { csv, type Line, linesOfFixture } from './csv.ts';
import { readContent, readFixture } from './read-file.ts';
import { workbook } from './workbook-of.ts';

const fedex = linesOfFixture('fedex_fbo_210.csv');
const ontrac = linesOfFixture('ontrac_68.csv');
const ups = linesOfFixture('ups_250_invoice_1.csv');
const place = (header: Line | undefined, name: string): number => header?.indexOf(name) ?? -1;

/** FedEx rows with other texts in these columns. */
function fedexWith(texts: Readonly<Record<string, string>>): Line[] {
  const [header = [], ...rows] = fedex;
  return [
    header,
    ...rows.map((row) =>
      Object.entries(texts).reduce((line, [name, text]) => line.with(place(header, name), text), row),
    ),
  ];
}
const ends = ['Shipper Country/Territory', 'Recipient Country/Territory'];
const between = (from: string, to: string) =>
  Object.fromEntries(ends.map((name, index) => [name, [from, to][index] ?? '']));
const unnamed = { 'Shipper State': '', 'Shipper Zip Code': '', 'Recipient State': '', 'Recipient Zip Code': '' };

describe('the currency of a FedEx file that does not name it', () => {
  test.each([
    ['US', 'US', 'USD'],
    ['CA', 'CA', 'CAD'],
    ['DE', 'DE', 'EUR'],
  ])('is that of the country within which the account ships: %s', async (from, to, currency) => {
    const { file } = await readContent(csv(fedexWith(between(from, to))));
    expect(new Set(file.invoices.map(({ currencyCode }) => currencyCode))).toEqual(new Set([currency]));
    expect(file.questions).toEqual([]);
    expect(file.limits[0]).toContain(currency);
  });

  test('is that of the country from which it pays', async () => {
    const { file } = await readContent(csv(fedexWith({ ...between('CA', 'US'), Payor: 'Shipper' })));
    expect(file.invoices[0]?.currencyCode).toBe('CAD');
  });

  test('follows from the postal codes of the file’s addresses', async () => {
    const codes = { 'Shipper Zip Code': 'M5V 2T6', 'Recipient Zip Code': 'K1A 0B1' };
    const { file } = await readContent(csv(fedexWith({ ...between('', ''), ...codes })));
    expect(file.invoices[0]?.currencyCode).toBe('CAD');
  });

  test('is asked if nothing shows it, and is the one that somebody says', async () => {
    const content = csv(fedexWith({ ...between('', ''), ...unnamed }));
    expect((await readContent(content)).file.questions).toEqual([{ about: 'currency' }]);
    const { file } = await readContent(content, { answers: { currencyCode: 'CAD' } });
    expect(file.questions).toEqual([]);
    expect(file.invoices[0]?.currencyCode).toBe('CAD');
  });
});

describe('dates that may be read in two ways', () => {
  const [header = [], ...rows] = ontrac;
  const dates = ['Billing Date', 'First Scan Date Time', 'Proof of Delivery DateTime'];
  const dated = (billed: string, shipped: string): string =>
    csv([
      header,
      ...rows.map((row) =>
        row
          .with(place(header, dates[0] ?? ''), billed)
          .with(place(header, dates[1] ?? ''), shipped)
          .with(place(header, dates[2] ?? ''), ''),
      ),
    ]);
  const bill = async (content: string, options = {}) => {
    const { file } = await readContent(content, { today: '2026-11-28', ...options });
    return file.questions.length > 0 ? 'asked' : file.invoices[0]?.billDate;
  };

  test('are read as in the issuer’s country, or as the days of shipping show', async () => {
    expect(await bill(dated('09/05/2026', '09/01/2026'))).toBe('2026-09-05');
    expect(await bill(dated('09/05/2026', ''))).toBe('2026-09-05');
  });

  test('are asked if the evidence contradicts itself', async () => {
    expect(await bill(dated('05/09/2026', '01/09/2026'))).toBe('asked');
    expect(await bill(dated('05/09/2026', '01/09/2026'), { answers: { dateOrder: 'day first' } })).toBe('2026-09-05');
  });

  test('are never guessed in a list of deliveries', async () => {
    const list = 'Tracking Number,Status,Delivered\n1Z9999999999999999,Delivered,05/09/2026\n';
    const { file } = await readContent(list, { today: '2026-11-28' });
    expect(file.questions).toMatchObject([{ monthFirst: '2026-05-09', dayFirst: '2026-09-05' }]);
    const inTime = await readContent(list.replace('2026', '2026 2:30 PM'), { today: '2026-11-28' });
    expect(inTime.file.questions).toEqual([]);
  });
});

describe('a workbook with several sheets', () => {
  const half = Math.ceil(ontrac.length / 2);
  const [header = [], ...rows] = ontrac;

  test('is read sheet by sheet, and says which sheets hold no table', async () => {
    const book = await workbook({
      Cover: [['Your invoices']],
      'Week 35': [header, ...rows.slice(0, half)],
      'Week 36': [['Invoices of OnTrac'], [], header, ...rows.slice(half)],
    });
    const { file } = await readContent(book);
    const whole = await readFixture('ontrac_68.csv');
    expect(file.badLines).toEqual([]);
    expect(file.rows).toBe(rows.length);
    expect(file.invoices).toEqual(whole.file.invoices);
    expect(file.limits[0]).toBe('The sheets ‘Week 35’, ‘Week 36’ are read together, not ‘Cover’.');
  });

  test('is refused if its sheets hold different tables', async () => {
    const [first = [], ...others] = fedex;
    const differing = await workbook({ One: ontrac, Two: [first, ...others] });
    await expect(readContent(differing)).rejects.toBeInstanceOf(UnreadableFile);
    await expect(readContent(differing)).rejects.toThrow('‘One’ and ‘Two’ hold tables with different columns');
    const lacking = header.map((name) => (name === 'Total Charges' ? 'Sum' : name));
    await expect(readContent(await workbook({ One: ontrac, Two: [lacking, ...rows] }))).rejects.toThrow(
      'different columns',
    );
  });
});

describe('columns that a layout does not know', () => {
  test('are named, with what their amounts add up to', async () => {
    const [header = [], ...rows] = fedex;
    const wider = [[...header, 'Peak Fee'], ...rows.map((row, index) => [...row, index < 2 ? '1.25' : ''])];
    const { file } = await readContent(csv(wider));
    expect(file.limits.find((limit) => limit.includes('‘Peak Fee’'))).toContain('add up to 2.50');
    expect(file.badLines).toEqual([]);
  });

  test('may follow in a file without a header', async () => {
    const { file } = await readContent(csv(ups.map((line) => [...line, 'a', 'b'])));
    const original = await readFixture('ups_250_invoice_1.csv');
    expect(file.invoices).toEqual(original.file.invoices);
    expect(file.limits[0]).toBe(
      'Columns that the layout does not know: ‘Column 251’, ‘Column 252’. They are not read.',
    );
  });

  test('may follow behind those of DHL eCommerce', async () => {
    const lines = linesOfFixture('dhl_ecommerce_hdr_dtl.csv');
    const { file } = await readContent(csv(lines.map((line) => (line[0] === 'DTL' ? [...line, 'new'] : line))));
    const original = await readFixture('dhl_ecommerce_hdr_dtl.csv');
    expect([file.badLines, file.invoices]).toEqual([[], original.file.invoices]);
  });
});

test('a list of labels with what was paid for them is no list of deliveries', async () => {
  const header = 'Date Printed,Tracking Number,Service,Amount Paid,Insured Value,Status';
  const list = `${header}\n9/2/2026,9400111899560009999999,Ground Advantage,$5.12,,Printed\n`;
  await expect(readContent(list)).rejects.toBeInstanceOf(UnknownLayout);
  await expect(readContent(list)).rejects.toThrow('it has amounts in ‘Amount Paid’');
  const { file } = await readContent(list.replace('$5.12', ''));
  expect(file.layout).toBe('Tracking list');
});
