import { type InvoiceMapping, invoiceMapping } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { mappedLayout, mappingProblems, openInvoiceFile, UnknownLayout } from '../../src/index.ts';
import { withFile } from '../read-file.ts';
import { readMapped } from './read-mapped.ts';

const carrier = { id: 90, name: 'Alpenpost' };

/** German: semicolons, decimal commas, day first, one row for each charge and a last line with the total. */
const alpenpost = invoiceMapping.parse({
  format: 'waybill mapping 1',
  name: 'Alpenpost weekly',
  carrier: 'Alpenpost',
  header: ['Rechnung', 'Datum', 'Kunde', 'Paketnummer', 'Leistung', 'Gewicht', 'Betrag'],
  columns: {
    invoiceNumber: 'Rechnung',
    billDate: 'Datum',
    accountNumber: 'Kunde',
    trackingNumber: 'Paketnummer',
    billedWeight: 'Gewicht',
  },
  fixed: { currency: 'EUR', weightUnit: 'kg' },
  dateOrder: 'day first',
  decimalMark: ',',
  charges: {
    kind: 'rows',
    amount: 'Betrag',
    description: 'Leistung',
    families: [{ text: 'Sonstiges', family: 'fee' }],
  },
  controlTotal: { kind: 'line', text: 'Summe', column: 'Betrag' },
});

const alpenpostFile = (total: string): string =>
  [
    'Alpenpost AG;;;;;;',
    'Rechnung;Datum;Kunde;Paketnummer;Leistung;Gewicht;Betrag',
    '4711;03.11.2025;88001;AP100000001;Fracht;12,5 kg;1.204,50 €',
    '4711;03.11.2025;88001;AP100000001;Treibstoffzuschlag;12,5 kg;10,25 €',
    '4711;03.11.2025;88001;AP100000002;Fracht;2,0 kg;6,10 €',
    '4711;03.11.2025;88001;AP100000002;Sonstiges;2,0 kg;0,90 €',
    `Summe;;;;;;${total}`,
  ].join('\n');

describe('one row for each charge', () => {
  test('rows of a package are one package with all its charges, in pounds, to the cent', async () => {
    const { file, packages, charges } = await readMapped(alpenpostFile('1.221,75 €'), alpenpost, carrier);
    expect(file).toMatchObject({ layout: 'Alpenpost weekly', rows: 4, badLineCount: 0 });
    expect(file.invoices).toMatchObject([
      { invoiceNumber: '4711', billDate: '2025-11-03', currencyCode: 'EUR', netCents: 122_175, statedCents: 122_175 },
    ]);
    expect(
      packages.map((row) => [row.tracking_number, row.no_of_pkgs, row.net_amount, row.bill_weight_pounds]),
    ).toEqual([
      ['AP100000001', 1, '1214.75', '27.557783'],
      ['AP100000002', 1, '7.00', '4.409245'],
    ]);
    expect(charges.map((row) => [row.charge_description, row.charge_family, row.net_amount])).toEqual([
      ['Fracht', 'transportation', '1204.50'],
      ['Treibstoffzuschlag', 'fuel_surcharge', '10.25'],
      ['Fracht', 'transportation', '6.10'],
      ['Sonstiges', 'fee', '0.90'],
    ]);
  });

  test('the rows must meet the total of the last line', async () => {
    const { file } = await readMapped(alpenpostFile('1.221,76 €'), alpenpost, carrier);
    expect(file.invoices).toMatchObject([{ netCents: 122_175, statedCents: 122_176 }]);
  });

  test('a total of several invoices must be the sum of them', async () => {
    const two = alpenpostFile('1.221,76 €').replace(
      '4711;03.11.2025;88001;AP100000002;Fracht',
      '4712;03.11.2025;88001;AP100000002;Fracht',
    );
    const wrong = await readMapped(two, alpenpost, carrier);
    expect(wrong.file.badLines).toMatchObject([
      { line: 7, column: 'Betrag', reason: 'The total is 1221.76, but the rows add up to 1221.75.' },
    ]);
    const right = await readMapped(two.replace('1.221,76', '1.221,75'), alpenpost, carrier);
    expect(right.file.badLineCount).toBe(0);
    expect(right.file.invoices.map(({ netCents, statedCents }) => [netCents, statedCents])).toEqual([
      [121_565, 121_565],
      [610, 610],
    ]);
  });

  test('an amount with the other decimal mark makes its line bad', async () => {
    const { file } = await readMapped(alpenpostFile('1.221,75 €').replace('6,10', '6.10'), alpenpost, carrier);
    expect(file.badLines).toMatchObject([
      { line: 5, column: 'Betrag', reason: '‘6.10 €’ is no number with a decimal comma.' },
    ]);
  });
});

/** American: tabs, a column for each charge, a discount without a sign, a total of the row and one of the invoice. */
const prairie = invoiceMapping.parse({
  format: 'waybill mapping 1',
  name: 'Prairie Express',
  carrier: 'Prairie Express',
  header: ['Tracking', 'Inv', 'Inv Date', 'Base', 'Fuel', 'Amount', 'Amount', 'Discount', 'Net', 'Invoice Total'],
  columns: { trackingNumber: 'Tracking', invoiceNumber: 'Inv', billDate: 'Inv Date' },
  fixed: { accountNumber: 'P-77' },
  dateOrder: 'month first',
  decimalMark: '.',
  charges: {
    kind: 'columns',
    columns: [
      { column: 'Base', family: 'transportation' },
      { column: 'Fuel', family: 'fuel_surcharge' },
      { column: 'Amount (2)', family: 'other_accessorial' },
      { column: 'Discount', family: 'transportation', isSubtracted: true },
    ],
    rowTotal: 'Net',
  },
  controlTotal: { kind: 'column', column: 'Invoice Total' },
});

const prairieFile = (net = '12.40'): string =>
  [
    prairie.header.join('\t'),
    `1Z90001\tA1\t11/02/2025\t10.00\t1.50\t3\t2.00\t1.10\t${net}\t1,512.40`,
    '1Z90002\tA1\t11/02/2025\t1,500.00\t0.00\t1\t0.00\t0.00\t1,500.00\t1,512.40',
  ].join('\n');

describe('a column for each charge', () => {
  test('repeated names, a discount without a sign and both totals are read', async () => {
    const { file, packages } = await readMapped(prairieFile(), prairie, { id: 91, name: 'Prairie Express' });
    expect(file.badLines).toEqual([]);
    expect(file.invoices).toMatchObject([{ accountNumber: 'P-77', netCents: 151_240, statedCents: 151_240 }]);
    expect(packages[0]).toMatchObject({
      net_amount: '12.40',
      transportation_amount: '10.00',
      transportation_discount: '1.10',
      other_accessorial_amount: '2.00',
    });
  });

  test('a row that does not meet its total is bad', async () => {
    const { file } = await readMapped(prairieFile('12.41'), prairie, { id: 91, name: 'Prairie Express' });
    expect(file.badLines).toMatchObject([{ line: 2, column: 'Net' }]);
  });
});

describe('a mapped layout is one of the layouts', () => {
  const layouts = [mappedLayout(alpenpost, carrier), mappedLayout(prairie, { id: 91, name: 'Prairie Express' })];

  test('a file is recognised by its columns', async () => {
    await withFile(alpenpostFile('1.221,75 €'), async (path) => {
      expect((await openInvoiceFile(path, { mapped: layouts })).layout).toBe('Alpenpost weekly');
      await expect(openInvoiceFile(path)).rejects.toThrow(UnknownLayout);
    });
  });

  test('of two layouts, the one made from a file with the same header reads it', async () => {
    const fewer = { ...prairie, name: 'Other', header: ['Tracking'], charges: { ...prairie.charges, rowTotal: null } };
    const both = [mappedLayout(fewer, carrier), ...layouts];
    await withFile(prairieFile(), async (path) => {
      expect((await openInvoiceFile(path, { mapped: both })).layout).toBe('Prairie Express');
    });
  });

  test('a chosen mapping that does not fit names the missing columns', async () => {
    await withFile(prairieFile().replace('Fuel', 'Energy'), async (path) => {
      await expect(openInvoiceFile(path, { chosen: layouts[1] })).rejects.toThrow(
        'The file is not of the layout ‘Prairie Express’: its header lacks the columns ‘Fuel’.',
      );
    });
  });

  test.each([
    [5, '‘Inv’, ‘Inv Date’, ‘Base’, ‘Fuel’, ‘Discount’.'],
    [6, '‘Inv’, ‘Inv Date’, ‘Base’, ‘Fuel’, ‘Discount’ and 1 more.'],
  ])('of %i missing columns it names five', async (count, expected) => {
    const lost = new Set(['Inv', 'Inv Date', 'Base', 'Fuel', 'Discount', 'Net'].slice(0, count));
    const header = prairie.header.map((name, index) => (lost.has(name) ? `Other ${index}` : name));
    const [, ...rows] = prairieFile().split('\n');
    await withFile([header.join('\t'), ...rows].join('\n'), async (path) => {
      await expect(openInvoiceFile(path, { chosen: layouts[1] })).rejects.toThrow(`lacks the columns ${expected}`);
    });
  });
});

describe('problems of a mapping', () => {
  const problemsOf = (change: Partial<InvoiceMapping>) => mappingProblems({ ...prairie, ...change });

  test('a complete mapping has none', () => expect(mappingProblems(prairie)).toEqual([]));

  test('each names its field', () => {
    expect(
      problemsOf({ columns: {}, fixed: { ...prairie.fixed, accountNumber: undefined } }).map(({ field }) => field),
    ).toEqual(['columns.billDate', 'columns.trackingNumber', 'columns.accountNumber']);
    expect(problemsOf({ charges: { kind: 'columns', columns: [], rowTotal: null } })).toMatchObject([
      { field: 'charges.columns' },
    ]);
    expect(problemsOf({ charges: { kind: 'rows', amount: 'Nett', description: 'Base', families: [] } })).toEqual([
      { field: 'charges.amount', message: 'The header has no column ‘Nett’.' },
    ]);
  });
});
