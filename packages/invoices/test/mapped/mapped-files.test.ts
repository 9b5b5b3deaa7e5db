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

  test('a total of several invoices must be the sum of them, and states none of them', async () => {
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
      [121_565, null],
      [610, null],
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
  fixed: { accountNumber: 'P-77', currency: 'USD' },
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

/** Every kind of thing that a file may tell beyond columns of its own. */
const courier = invoiceMapping.parse({
  format: 'waybill mapping 1',
  name: 'Courier',
  carrier: 'Courier',
  header: ['Kind', 'Day', 'Parcel', 'Product', 'Base', 'Extra 1', 'Extra 1 Amount', 'Extra 2', 'Extra 2 Amount', 'Sum'],
  columns: { trackingNumber: 'Parcel', shipDate: 'Day', service: 'Product' },
  above: { invoiceNumber: 'Invoice No.', billDate: 'Date', accountNumber: 'Customer', currency: 'Currency' },
  dateOrder: 'day first',
  decimalMark: '.',
  charges: {
    kind: 'columns',
    columns: [
      { column: 'Base', family: 'transportation' },
      { column: 'Extra 1 Amount', family: 'other', description: 'Extra 1' },
      { column: 'Extra 2 Amount', family: 'other_accessorial', description: 'Extra 2' },
    ],
    rowTotal: 'Sum',
    families: [{ text: 'Kringel', family: 'fee' }],
  },
});

const courierFile = (...rows: readonly string[]): string =>
  [
    'Courier Ltd,,,,,,,,,',
    'Invoice No.: C-36,,Date,05.09.2026,,,,,,',
    'Customer,Currency,,,,,,,,',
    '7700,GBP,,,,,,,,',
    courier.header.join(','),
    ...rows,
  ].join('\n');

const ofCourier = { id: 92, name: 'Courier' };

describe('cells above the table', () => {
  const row = 'S,01.09.2026,CX000001,Next day,10.00,Fuel surcharge,1.00,Kringel,0.50,11.50';

  test('state the number, the date, the account and the currency of all rows', async () => {
    const { file, packages } = await readMapped(courierFile(row), courier, ofCourier);
    expect(file.badLines).toEqual([]);
    expect(file.invoices).toMatchObject([
      { invoiceNumber: 'C-36', billDate: '2026-09-05', accountNumber: '7700', currencyCode: 'GBP', netCents: 1_150 },
    ]);
    expect(packages).toMatchObject([{ pickup_date: '2026-09-01', net_amount: '11.50' }]);
  });

  test('that are missing make every line bad, and name what is missing', async () => {
    const { file } = await readMapped(courierFile(row).replace('Customer', 'Somebody'), courier, ofCourier);
    expect(file.badLines).toMatchObject([
      { line: 6, column: 'Customer', reason: 'No cell with this label and a value is above the table.' },
    ]);
  });

  test('a text beside each amount says what it is; what nobody knows is as the mapping says', async () => {
    const { charges } = await readMapped(
      courierFile(row, 'S,01.09.2026,CX000002,Next day,10.00,Blorp,1.00,Blorp,0.50,11.50'),
      courier,
      ofCourier,
    );
    expect(charges.map((charge) => [charge.charge_description, charge.charge_family, charge.net_amount])).toEqual([
      ['Base', 'transportation', '10.00'],
      ['Fuel surcharge', 'fuel_surcharge', '1.00'],
      ['Kringel', 'fee', '0.50'],
      ['Base', 'transportation', '10.00'],
      ['Blorp', 'other', '1.00'],
      ['Blorp', 'other_accessorial', '0.50'],
    ]);
  });

  test('a line that names an invoice states its total, wherever it stands', async () => {
    const mapping: InvoiceMapping = {
      ...courier,
      columns: { ...courier.columns, invoiceNumber: 'Product' },
      controlTotal: { kind: 'line', text: 'I', column: 'Sum' },
    };
    const { file, packages } = await readMapped(
      courierFile('I,,,C-1,,,,,,11.50', row.replace('Next day', 'C-1'), row.replace('Next day', 'C-2')),
      mapping,
      ofCourier,
    );
    expect(file.invoices.map(({ invoiceNumber, statedCents }) => [invoiceNumber, statedCents])).toEqual([
      ['C-1', 1_150],
      ['C-2', null],
    ]);
    expect(packages).toHaveLength(2);
  });
});

describe('rows without numbers of packages', () => {
  const { trackingNumber: _number, ...columns } = courier.columns;
  const mapping: InvoiceMapping = { ...courier, columns };
  const row = 'S,01.09.2026,,Admail,336.00,,,,,336.00';

  test('are charges of the account and no packages', async () => {
    expect(mappingProblems(mapping)).toEqual([]);
    const { file, packages } = await readMapped(courierFile(row, row), mapping, ofCourier);
    expect(file.invoices).toMatchObject([{ rows: 2, netCents: 67_200 }]);
    expect(packages.map((each) => [each.row_kind, each.no_of_pkgs, each.service, each.net_amount])).toEqual([
      ['account', 0, 'Admail', '336.00'],
      ['account', 0, 'Admail', '336.00'],
    ]);
  });

  test('and without amounts are no rows', async () => {
    const { file } = await readMapped(courierFile(row, 'H,01.09.2026,,,0.00,,,,,0.00'), courier, ofCourier);
    expect(file).toMatchObject({ rows: 1, badLineCount: 0 });
  });
});

describe('amounts that a mapping leaves out', () => {
  test('are named with their sums, once the whole file is read', async () => {
    const mapping = invoiceMapping.parse({
      ...courier,
      header: [...courier.header, 'Base amount'],
      charges: { kind: 'columns', columns: [{ column: 'Extra 1 Amount', family: 'other' }] },
    });
    const content = courierFile(
      'S,01.09.2026,CX000001,Next day,10.00,Fuel,1.00,,0.00,11.00,10.00',
      'S,01.09.2026,CX000002,Next day,10.00,Fuel,1.00,,0.50,11.50,10.00',
    ).replace('Sum\n', 'Sum,Base amount\n');
    const { file } = await readMapped(content, mapping, ofCourier);
    expect(file.limits[0]).toBe(
      'Columns with amounts that are not counted, each with its sum: ‘Base’ 20.00, ‘Extra 2 Amount’ 0.50, ‘Base amount’ 20.00.',
    );
    const { file: whole } = await readMapped(
      courierFile('S,01.09.2026,CX000001,Day,10.00,,,,,10.00'),
      courier,
      ofCourier,
    );
    expect(whole.limits.join(' ')).not.toContain('not counted');
  });
});

test('a row without a currency is bad where a column states it', async () => {
  const mapping = invoiceMapping.parse({ ...courier, columns: { ...courier.columns, currency: 'Kind' } });
  const { file } = await readMapped(courierFile(',01.09.2026,CX000001,Day,10.00,,,,,10.00'), mapping, ofCourier);
  expect(file.badLines).toMatchObject([{ column: 'Kind', reason: 'The column is empty.' }]);
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
    ).toEqual(['columns.billDate', 'columns.accountNumber']);
    expect(problemsOf({ charges: { kind: 'columns', columns: [], rowTotal: null, families: [] } })).toMatchObject([
      { field: 'charges.columns' },
    ]);
    const measured = { ...prairie.columns, billedWeight: 'Base', length: 'Fuel' };
    expect(problemsOf({ columns: measured, fixed: { accountNumber: 'P-77' } }).map(({ field }) => field)).toEqual([
      'fixed.currency',
      'fixed.weightUnit',
      'fixed.sizeUnit',
    ]);
    expect(problemsOf({ charges: { kind: 'rows', amount: 'Nett', description: 'Base', families: [] } })).toEqual([
      { field: 'charges.amount', message: 'The header has no column ‘Nett’.' },
    ]);
  });
});

describe('mail without numbers', () => {
  const post = invoiceMapping.parse({
    format: 'waybill mapping 1',
    name: 'Briefpost monthly',
    carrier: 'Briefpost',
    header: ['Rechnung', 'Datum', 'Kunde', 'Tag', 'Produkt', 'Menge', 'Betrag', 'MwSt'],
    columns: {
      ...{ invoiceNumber: 'Rechnung', billDate: 'Datum', accountNumber: 'Kunde', shipDate: 'Tag' },
      ...{ service: 'Produkt', pieces: 'Menge' },
    },
    fixed: { currency: 'EUR' },
    dateOrder: 'day first',
    decimalMark: ',',
    charges: {
      kind: 'columns',
      rowTotal: null,
      columns: [
        { column: 'Betrag', family: 'transportation', isSubtracted: false, description: null },
        { column: 'MwSt', family: 'tax', isSubtracted: false, description: null },
      ],
    },
    controlTotal: { kind: 'line', text: 'Summe', column: 'Betrag' },
  });
  const lines = (...rows: readonly string[]) => [post.header.join(';'), ...rows].join('\n');
  const rows = [
    '77;30.09.2026;4400;01.09.2026;Standardbrief;12.500;10.625,00;0,00',
    '77;30.09.2026;4400;02.09.2026;Grossbrief;3;4,80;0,00',
    '77;30.09.2026;4400;;Leerung;;25,00;0,00',
  ];
  const read = (content: string, mapping = post) => readMapped(content, mapping, { id: 91, name: 'Briefpost' });

  test('counts in spend and pieces, by product and day, and is no package', async () => {
    const { file, packages } = await read(lines(...rows, 'Summe;;;;;;10.654,80;'));
    expect(file.badLines).toEqual([]);
    expect(file.invoices).toMatchObject([{ netCents: 1_065_480, statedCents: 1_065_480 }]);
    expect(packages.map((each) => [each.service, each.pickup_date, each.row_kind, each.no_of_pkgs])).toEqual([
      ['Standardbrief', '2026-09-01', 'account', 12_500],
      ['Grossbrief', '2026-09-02', 'account', 3],
      ['Leerung', '2026-09-30', 'account', 0],
    ]);
    expect(packages.every((each) => each.tracking_number === null && each.tracking_status === null)).toBe(true);
    expect(file.limits[0]).toContain('pieces are counted');
  });

  test('does not count the pieces of surcharges and taxes once more', async () => {
    const { service: _, ...columns } = post.columns;
    const byRow = invoiceMapping.parse({
      ...{ ...post, columns, controlTotal: { kind: 'none' } },
      charges: { kind: 'rows', amount: 'Betrag', description: 'Produkt', families: [] },
    });
    const { packages } = await read(
      lines(
        '77;30.09.2026;4400;01.09.2026;Dialogpost;5000;1.500,00;',
        '77;30.09.2026;4400;01.09.2026;Fuel surcharge;5000;50,00;',
        '77;30.09.2026;4400;01.09.2026;MwSt;5000;294,50;',
        '77;30.09.2026;4400;01.09.2026;Gutschrift Dialogpost;1000;-300,00;',
      ),
      byRow,
    );
    expect(packages.map((each) => each.no_of_pkgs)).toEqual([5_000, 0, 0, 0]);
  });

  test.each(['2,5', '1e9', 'many', '100.000.001'])('names the line with %s pieces', async (pieces) => {
    const { file } = await read(lines(rows[0] ?? '', (rows[1] ?? '').replace(';3;', `;${pieces};`)));
    expect(file.badLines).toMatchObject([{ line: 3, column: 'Menge' }]);
  });
});
