import { describe, expect, test } from 'vitest';
import { UnreadableRow } from '../src/layout.ts';
import { columnCount, type UpsColumn, upsColumns } from '../src/layouts/ups-billing-data/columns.ts';
import documentedColumns from '../src/layouts/ups-billing-data/documented-columns.json' with { type: 'json' };
import { upsReader } from '../src/layouts/ups-billing-data/ups-reader.ts';
import type { UpsRow } from '../src/layouts/ups-billing-data/ups-row.ts';

type Row = Readonly<Partial<Record<UpsColumn, string>>>;

const charge: Row = {
  ...{ version: '2.1', accountNumber: '0000A1B2C3', invoiceNumber: '000000A1B2C3275', invoiceDate: '2025-07-05' },
  ...{ invoiceCurrency: 'USD', invoiceAmount: '100.00', trackingNumber: '1Z1', category: 'SHP' },
  ...{ classification: 'FRT', incentiveAmount: '4.00', netAmount: '10.00' },
};
const fieldsOf = (row: Row, width = columnCount): string[] => {
  const fields = Array.from({ length: width }, () => '');
  for (const [column, text] of Object.entries(row)) fields[upsColumns[column as UpsColumn]] = text;
  return fields;
};
const header = documentedColumns.map((name, place) => (place === 0 ? 'Version' : name));
const open = (lines: readonly (readonly string[])[], delimiter = ',') =>
  upsReader({ delimiter, records: lines, lines: lines.map((_, index) => index + 1) });

/** What is read of lines, whose first ones tell the layout. */
function read(lines: readonly (readonly string[])[], delimiter = ','): UpsRow[] {
  const reader = open(lines, delimiter);
  if (reader === undefined) throw new Error('The file is not recognised.');
  const records = lines.map((fields, index) => ({ line: index + 1, fields, text: fields.join(',') }));
  for (const record of records) reader.observe?.(record);
  const rows = records.flatMap((record) => reader.read(record));
  return reader.settle?.() === true ? records.flatMap((record) => reader.read(record)) : rows;
}
function rowOf(row: Row): UpsRow {
  const [, second] = read([fieldsOf(charge), fieldsOf({ ...charge, ...row })]);
  if (second === undefined) throw new Error('The line is no row.');
  return second;
}

describe('a row of UPS', () => {
  test('has all that it says', () => {
    const row = rowOf({ transactionDate: '2025-06-28', deliveryDate: '2025-07-01', packageQuantity: '2' });
    expect(row).toMatchObject({
      line: 2,
      invoice: {
        ...{ carrierId: 1, carrierName: 'UPS', accountNumber: 'A1B2C3', invoiceNumber: 'A1B2C3275' },
        ...{ billDate: '2025-07-05', currencyCode: 'USD' },
      },
      transactionDate: '2025-06-28',
      deliveryDate: '2025-07-01',
      incentiveCents: 400,
      netCents: 1_000,
      statedCents: 10_000,
      trackingNumber: '1Z1',
    });
    expect(row.text('packageQuantity')).toBe('2');
  });

  test('has no amounts if it is for information', () => {
    expect(rowOf({ classification: 'inf', netAmount: 'n/a' })).toMatchObject({ netCents: 0, incentiveCents: 0 });
  });

  test.each<[string, Row, string, string]>([
    ['no account', { accountNumber: '' }, 'Account Number', 'The column is empty.'],
    ['no invoice number', { invoiceNumber: '' }, 'Invoice Number', 'The column is empty.'],
    ['no invoice date', { invoiceDate: '' }, 'Invoice Date', 'The column is empty.'],
    ['no currency', { invoiceCurrency: '' }, 'Invoice Currency Code', 'The column is empty.'],
    ['no invoice amount', { invoiceAmount: '' }, 'Invoice Amount', 'The column is empty.'],
    ['no category', { category: '' }, 'Charge Category Code', 'The column is empty.'],
    ['an amount that is none', { netAmount: 'ten' }, 'Net Amount', '‘ten’ is no amount.'],
    ['too much weight', { enteredWeight: '1000001' }, 'Entered Weight', '‘1000001’ is no weight: 1000000 is the most.'],
    [
      'too much billed weight',
      { billedWeight: '1000001' },
      'Billed Weight',
      '‘1000001’ is no weight: 1000000 is the most.',
    ],
    [
      'too large a size',
      { packageDimensions: '1x1x10001' },
      'Package Dimensions',
      '‘1x1x10001’ is no size: 10000 is the most.',
    ],
    [
      'too large a keyed size',
      { keyedDimensions: '10001x1x1' },
      'Customer Entered Dimensions',
      '‘10001x1x1’ is no size: 10000 is the most.',
    ],
  ])('is bad with %s', (_, row, column, reason) => {
    expect(() => rowOf(row)).toThrow(new UnreadableRow(column, reason));
  });

  test.each<[string, Row]>([
    ['Tracking Number', { trackingNumber: '7.96312E+11' }],
    ['Original tracking number', { trackingNumber: '', originalTrackingNumber: '7.96312E+11' }],
    ['Lead Shipment Number', { trackingNumber: '', leadShipmentNumber: '7.96312E+11' }],
  ])('is bad with a rounded number that tells the package: %s', (column, row) => {
    expect(() => rowOf(row)).toThrow(expect.objectContaining({ column }));
  });

  test('does not need the numbers behind the one that tells the package', () => {
    expect(rowOf({ leadShipmentNumber: '7.96312E+11' }).trackingNumber).toBe('1Z1');
    expect(rowOf({ trackingNumber: '' }).trackingNumber).toBeNull();
  });

  test.each(['enteredWeight', 'billedWeight'] as const)('may group the digits of %s', (column) => {
    expect(rowOf({ [column]: '1,234.5' }).text(column)).toBe('1234.5');
  });

  test('may group the digits of its packages, and its marks follow from its amounts', () => {
    expect(rowOf({ packageQuantity: '1,000' }).text('packageQuantity')).toBe('1000');
    const european = {
      ...charge,
      invoiceAmount: '100,00',
      netAmount: '10,00',
      incentiveAmount: '',
      packageQuantity: '1.000',
    };
    expect(read([fieldsOf(european)], ';')[0]?.text('packageQuantity')).toBe('1000');
  });

  test.each(['="0001"', "'0001"])('may have the mark of a spreadsheet: %s', (trackingNumber) => {
    expect(rowOf({ trackingNumber }).trackingNumber).toBe('0001');
  });
});

describe('the numbers of a UPS file', () => {
  const later: Row = { ...charge, invoiceAmount: '100', netAmount: '10,50', incentiveAmount: '' };
  const whole: Row = { ...later, netAmount: '10' };

  test.each<[string, Row, number, string]>([
    ['of packages', { ...whole, packageQuantity: '1.000' }, 1_000, '1000'],
    ['of amounts', { ...whole, netAmount: '1.000' }, 100_000, ''],
    ['of both', { ...whole, netAmount: '1.000', packageQuantity: '1.000' }, 100_000, '1000'],
  ])('are read again where later ones show their decimal mark: %s', (_, row, netCents, packages) => {
    const [first] = read([fieldsOf(row), fieldsOf(later)]);
    expect([first?.netCents, first?.text('packageQuantity')]).toEqual([netCents, packages]);
  });
});

describe('the width of a UPS row', () => {
  const widthProblem = (width: number) =>
    new UnreadableRow('', `The line has ${width} columns; a line of this layout has ${columnCount}.`);
  const net = upsColumns.netAmount + 1;

  test('is that of the layout, with an empty field behind it at most', () => {
    const whole = fieldsOf(charge);
    expect(read([whole, fieldsOf(charge, columnCount + 1)])).toHaveLength(2);
    expect(() => read([whole, fieldsOf(charge, columnCount + 2)])).toThrow(widthProblem(columnCount + 2));
    expect(() => read([whole, fieldsOf(charge, net)])).toThrow(widthProblem(net));
  });

  test('reaches to the net amount where a spreadsheet has cut off what is empty', () => {
    expect(read([fieldsOf(charge, net)])).toHaveLength(1);
    expect(open([fieldsOf(charge).slice(0, net - 1)])).toBeUndefined();
    expect(() => read([fieldsOf(charge, net), fieldsOf({ ...charge, netAmount: '' }, net).slice(0, net - 1)])).toThrow(
      widthProblem(net - 1),
    );
    expect(read([header, fieldsOf(charge, net)])).toHaveLength(1);
    expect(read([header, fieldsOf(charge), fieldsOf(charge, net)])).toHaveLength(2);
  });
});

describe('a UPS file', () => {
  test.each<[string, readonly (readonly string[])[]]>([
    ['begins with a row', [fieldsOf(charge)]],
    ['has a title above its rows', [['UPS'], fieldsOf(charge)]],
    ['has a header', [header, fieldsOf(charge)]],
    ['has spaces around its version', [fieldsOf({ ...charge, version: ' 2.1 ' })]],
    [
      'has cut rows with spaces around their codes',
      [fieldsOf({ ...charge, category: ' SHP ', invoiceCurrency: ' USD ' }, 60)],
    ],
    ['has a title and a header', [['UPS'], header, fieldsOf(charge)]],
    ['has a header alone', [header]],
    ['has rows that a spreadsheet cut', [fieldsOf(charge, 60), fieldsOf(charge, 70)]],
  ])('%s', (_, lines) => {
    expect(open(lines)?.columnNames([])).toEqual(documentedColumns);
  });

  test.each<[string, readonly (readonly string[])[]]>([
    ['nothing', []],
    ['no row with a version', [fieldsOf({ ...charge, version: 'two' })]],
    ['a header that is not as wide', [['Version', 'Name'], fieldsOf(charge)]],
    ['cut rows of no category', [fieldsOf({ ...charge, category: 'XYZ' }, 60)]],
    ['cut rows of no currency', [fieldsOf({ ...charge, invoiceCurrency: '12' }, 60)]],
    ['cut rows without a version', [fieldsOf({ ...charge, version: '' }, 60)]],
    ['cut rows below a header of something else', [header, fieldsOf({ ...charge, category: 'XYZ' }, 60)]],
  ])('has more than %s', (_, lines) => {
    expect(open(lines)).toBeUndefined();
  });

  test('that begins with a whole row has no cut ones', () => {
    expect(() => read([fieldsOf(charge, 60), fieldsOf(charge)])).toThrow(/The line has 60 columns/);
  });

  test('counts from its header on, which may be repeated', () => {
    const numbered = (trackingNumber: string) => fieldsOf({ ...charge, trackingNumber });
    const numbersOf = (lines: readonly (readonly string[])[]) => read(lines).map((row) => row.trackingNumber);
    expect(numbersOf([['UPS'], header, numbered('1Z1'), header, numbered('1Z2')])).toEqual(['1Z1', '1Z2']);
    expect(numbersOf([header.with(0, ' VERSION '), numbered('1Z1')])).toEqual(['1Z1']);
  });

  test('has no row in a line with a total, which names no invoice and no category', () => {
    const total: Row = { senderName: 'Total', netAmount: '10.00' };
    expect(read([fieldsOf(charge), fieldsOf(total)])).toHaveLength(1);
    expect(read([fieldsOf(charge), ['10.00', 'Total']])).toHaveLength(1);
    for (const column of ['accountNumber', 'invoiceNumber', 'invoiceDate', 'trackingNumber', 'category'] as const)
      expect(() => read([fieldsOf(charge), fieldsOf({ ...total, [column]: '1' })])).toThrow(UnreadableRow);
    expect(read([fieldsOf(charge), fieldsOf({ netAmount: '10.00' })])).toHaveLength(1);
    expect(() => read([fieldsOf(charge), fieldsOf({ netAmount: '10.01' })])).toThrow(UnreadableRow);
  });
});

describe('the columns of a UPS file with a header', () => {
  const names = ['Net Amount', 'Account Number', 'Invoice Date', 'Colour', 'Invoice Number', 'Invoice Currency Code'];
  const further = [
    'Invoice Amount',
    'Charge Category Code',
    'Charge Classification Code',
    'Receiver Country/Territory',
  ];
  const own = [...names, ...further];
  const values = ['10.00', '0000A1B2C3', '2025-07-05', '7.25', '000000A1B2C3275', 'USD', '100.00', 'SHP', 'FRT', 'CA'];

  test('are found by their names, in any order and number', () => {
    const [row] = read([own, values]);
    expect(row).toMatchObject({ netCents: 1_000, statedCents: 10_000 });
    expect(row?.invoice).toMatchObject({ accountNumber: 'A1B2C3', invoiceNumber: 'A1B2C3275' });
    expect(row?.text('receiverCountry')).toBe('CA');
    expect(open([own, values])?.unknownColumns).toEqual([{ place: 3, name: 'Colour' }]);
  });

  test('stay where they are if one was inserted, or more follow', () => {
    const address: Row = { ...charge, receiverState: 'MA', receiverPostal: '02138', receiverCountry: 'US' };
    const inserted = (fields: readonly string[], field: string) => fields.toSpliced(60, 0, field);
    const wider = (fields: readonly string[]) => [...fields, ...Array.from({ length: 10 }, () => '')];
    const lines = [
      [inserted(header, 'New Column'), inserted(fieldsOf(address), 'x')],
      [[...header, ...Array.from({ length: 10 }, (_, place) => `New ${place}`)], wider(fieldsOf(address))],
      [wider(fieldsOf(address))],
    ];
    for (const each of lines) {
      const [row] = read(each);
      expect(row?.netCents).toBe(1_000);
      expect([row?.text('receiverState'), row?.text('receiverPostal')]).toEqual(['MA', '02138']);
    }
  });

  test('do not change below another header', () => {
    const other = ['Version', ...own];
    const line = (fields: readonly string[], number: number) => ({ line: number, fields, text: '' });
    const reader = open([own, values]);
    expect(reader?.read(line(values, 2))).toHaveLength(1);
    expect(reader?.read(line(own, 3))).toEqual([]);
    expect(() => reader?.read(line(other, 4))).toThrow(/names other columns/);
    expect(() => reader?.read(line(values, 5))).toThrow(/Line 4 names other columns/);
  });
});

describe('the order of day and month in a UPS file', () => {
  const early = { ...charge, invoiceDate: '3/4/2025' };
  const dayOf = (rows: readonly Row[], delimiter = ',') =>
    read(
      rows.map((row) => fieldsOf(row)),
      delimiter,
    )[0]?.invoice.billDate;

  test('is that of the country, or of the file’s other dates', () => {
    expect([dayOf([early]), dayOf([early], ';')]).toEqual(['2025-03-04', '2025-04-03']);
    expect(dayOf([{ ...early, accountCountry: 'GB' }])).toBe('2025-04-03');
    expect(dayOf([{ ...early, transactionDate: '1/4/2025' }])).toBe('2025-04-03');
    for (const column of ['invoiceDate', 'transactionDate'] as const)
      for (const day of ['13/4/2025', '="13/4/2025"'])
        expect(dayOf([early, { ...charge, [column]: day }])).toBe('2025-04-03');
  });

  test('is not looked for above the header, nor where the first lines write dates as UPS does', () => {
    const above = fieldsOf({ ...charge, version: 'x', invoiceDate: '13/4/2025' });
    expect(read([above, header, fieldsOf(early)])[0]?.invoice.billDate).toBe('2025-03-04');
    const looks = (...lines: Parameters<typeof open>[0]) => open(lines)?.observe !== undefined;
    expect(looks(header, fieldsOf(charge), header, fieldsOf(charge))).toBe(false);
    expect(looks(fieldsOf(charge), fieldsOf(early))).toBe(true);
    expect(looks(header, fieldsOf(early))).toBe(true);
  });

  test('is found where only later lines write other dates than UPS', () => {
    const rows = [charge, { ...charge, invoiceDate: '05/09/2025', transactionDate: '01/09/2025' }];
    expect(read(rows.map((row) => fieldsOf(row))).map(({ invoice }) => invoice.billDate)).toEqual([
      '2025-07-05',
      '2025-09-05',
    ]);
  });

  test('is looked for in lines that end too early, too', () => {
    expect(() => open([fieldsOf(charge), fieldsOf(early)])?.observe?.({ line: 3, fields: ['2.1'] })).not.toThrow();
  });

  test('needs only the columns that are read', () => {
    expect(open([fieldsOf(charge)])?.usedPlaces).toEqual(Object.values(upsColumns));
  });
});
