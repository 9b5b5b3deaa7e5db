import { describe, expect, test } from 'vitest';
import { UnreadableRow } from '../src/layout.ts';
import { type FedexColumn, fedexColumns } from '../src/layouts/fedex-billing-online/fedex-columns.ts';
import { fedexReader } from '../src/layouts/fedex-billing-online/fedex-reader.ts';
import type { FedexRow } from '../src/layouts/fedex-billing-online/fedex-row.ts';

const columns = Object.keys(fedexColumns) as FedexColumn[];
const pairs = ['Tracking ID Charge Description', 'Tracking ID Charge Amount'];
const header = [...columns.map((column) => fedexColumns[column]), ...pairs, ...pairs];

/** Texts of a row by column, and its pairs of charges. */
type Row = Readonly<Partial<Record<FedexColumn, string>> & { charges?: readonly string[] }>;

const label: Row = {
  ...{ accountNumber: '0123-4567-8', invoiceNumber: '9-123-45678', invoiceDate: '20250705', trackingId: '7001' },
  ...{ transportation: '12.00', netCharge: '11.00', charges: ['Fuel', '1.00', 'Discount', '-2.00'] },
};
const fieldsOf = ({ charges = [], ...row }: Row): string[] => {
  const texts = columns.map((column) => row[column] ?? '');
  return [...texts, ...charges, ...Array.from({ length: 4 - charges.length }, () => '')];
};
const recordsOf = (lines: readonly (readonly string[])[]) =>
  lines.map((fields, index) => ({ line: index + 1, fields, text: '' }));

/** What is read of lines, whose first ones tell the layout. */
function read(lines: readonly (readonly string[])[], delimiter = ','): FedexRow[] {
  const reader = fedexReader({ delimiter, records: lines, lines: lines.map((_, index) => index + 1) });
  if (reader === undefined) throw new Error('The header is not recognised.');
  const records = recordsOf(lines);
  for (const record of records) reader.observe?.(record);
  const rows = records.flatMap((record) => reader.read(record));
  return reader.settle?.() === true ? records.flatMap((record) => reader.read(record)) : rows;
}
const rowsOf = (rows: readonly Row[], delimiter = ','): FedexRow[] => read([header, ...rows.map(fieldsOf)], delimiter);
function rowOf(row: Row): FedexRow {
  const [first] = rowsOf([{ ...label, ...row }]);
  if (first === undefined) throw new Error('The line is no row.');
  return first;
}

describe('a row of FedEx', () => {
  test('has all that it says', () => {
    const texts: Row = {
      ...{ groundPrefix: '9612', trackingId: '020912345678', amountDue: '100.00', currency: 'cad', pieces: '3' },
      ...{ shipmentDate: '20250701', deliveryDate: '20250703', serviceType: 'Ground' },
    };
    const row = rowOf(texts);
    expect(row).toMatchObject({
      line: 2,
      layout: 'fedex-billing-online',
      invoice: {
        ...{ carrierId: 2, carrierName: 'FedEx', accountNumber: '12345678', invoiceNumber: '912345678' },
        ...{ billDate: '2025-07-05', currencyCode: 'CAD' },
      },
      netCents: 1_100,
      statedCents: 10_000,
      trackingNumber: '9612020912345678',
      shipmentDate: '2025-07-01',
      deliveryDate: '2025-07-03',
      transportationCents: 1_200,
      charges: [
        { description: 'Fuel', cents: 100 },
        { description: 'Discount', cents: -200 },
      ],
      pieces: 3,
    });
    expect(row.text('serviceType')).toBe('Ground');
  });

  test('has nothing where it says nothing', () => {
    const empty = rowOf({ trackingId: '', charges: [], netCharge: '12.00' });
    expect(empty).toMatchObject({ statedCents: null, trackingNumber: null, charges: [], pieces: 1 });
    expect(empty.invoice.currencyCode).toBe('USD');
    expect([empty.shipmentDate, empty.deliveryDate]).toEqual([undefined, undefined]);
  });

  test('may have a charge without an amount, or an amount without a name', () => {
    expect(rowOf({ netCharge: '12.50', charges: ['', '0.50', 'Free', ''] }).charges).toEqual([
      { description: '', cents: 50 },
      { description: 'Free', cents: 0 },
    ]);
    expect(rowOf({ netCharge: '12.00', charges: ['', ' '] }).charges).toEqual([]);
  });

  test('is the same row only with the same package, days, service, charges, reference and weight', () => {
    const changes: Row[] = [
      ...[{ trackingId: '7002' }, { packageId: '1' }, { shipmentDate: '20250701' }, { deliveryDate: '20250701' }],
      ...[{ serviceType: 'Ground' }, { transportation: '13.00', netCharge: '12.00' }, { reference: 'SO1' }],
      ...[{ ratedWeight: '2' }, { charges: ['Fuel', '1.00', 'Rebate', '-2.00'] }],
      { charges: ['Fuel', '1.50', 'Discount', '-2.50'] },
    ];
    const all = [{}, ...changes].map((change) => rowOf(change).fingerprint);
    expect(new Set(all).size).toBe(all.length);
    const same: Row[] = [{ recipientCity: 'Reno' }, { invoiceNumber: '1' }, { ratedWeight: '0' }, { zone: '5' }];
    expect(new Set([{}, ...same].map((change) => rowOf(change).fingerprint)).size).toBe(1);
    expect(rowOf({ ratedWeight: '2,50' }).fingerprint).toBe(rowOf({ ratedWeight: '2.5' }).fingerprint);
  });

  test.each<[string, Row, string, string]>([
    ['no account', { accountNumber: '' }, 'Bill to Account Number', 'The column is empty.'],
    ['no invoice number', { invoiceNumber: '' }, 'Invoice Number', 'The column is empty.'],
    ['no invoice date', { invoiceDate: ' ' }, 'Invoice Date', 'The column is empty.'],
    [
      'no net charge',
      { netCharge: '' },
      'Net Charge Amount',
      'The net charge is 0.00, but transportation and charges add up to 11.00.',
    ],
    [
      'a net charge that is not the sum',
      { netCharge: '12.00' },
      'Net Charge Amount',
      'The net charge is 12.00, but transportation and charges add up to 11.00.',
    ],
    [
      'too heavy a package',
      { actualWeight: '1000001' },
      'Actual Weight Amount',
      '‘1000001’ is no weight: 1000000 is the most.',
    ],
    [
      'too much weight billed',
      { ratedWeight: '1000001' },
      'Rated Weight Amount',
      '‘1000001’ is no weight: 1000000 is the most.',
    ],
    ['too long a package', { length: '10001' }, 'Dim Length', '‘10001’ is no size: 10000 is the most.'],
    ['too wide a package', { width: '10001' }, 'Dim Width', '‘10001’ is no size: 10000 is the most.'],
    ['too high a package', { height: '10001' }, 'Dim Height', '‘10001’ is no size: 10000 is the most.'],
    [
      'an amount that is none',
      { charges: ['Fuel', '1.00', 'More', 'ten'] },
      'Tracking ID Charge Amount 2',
      '‘ten’ is no amount.',
    ],
  ])('is bad with %s', (_, row, column, reason) => {
    expect(() => rowOf(row)).toThrow(new UnreadableRow(column, reason));
  });

  test('is bad with a name of a charge that is too long, and the message tells which', () => {
    const long = () => rowOf({ charges: ['Fuel', '1.00', 'x'.repeat(1_001), '-2.00'] });
    expect(long).toThrow(expect.objectContaining({ column: 'Tracking ID Charge Description 2' }));
  });

  test('may end behind its net charge, and have an empty field more than the header', () => {
    const fields = fieldsOf({ ...label, charges: [], netCharge: '12.00' });
    const place = header.indexOf('Net Charge Amount');
    expect(read([header, fields.slice(0, place + 1)])).toHaveLength(1);
    expect(() => read([header, fields.slice(0, place)])).toThrow(
      new UnreadableRow('', `The line has ${place} columns; the header has ${header.length}.`),
    );
    expect(read([header, [...fields, '']])).toHaveLength(1);
    expect(() => read([header, [...fields, '', '']])).toThrow(/columns; the header has/);
  });

  test.each(['actualWeight', 'ratedWeight', 'length', 'width', 'height'] as const)(
    'may group the digits of %s',
    (column) => {
      expect(rowOf({ [column]: '1,234.5' }).text(column)).toBe('1234.5');
    },
  );

  test('may group the digits of its pieces, and its marks follow from its amounts', () => {
    expect(rowOf({ pieces: '1,000' }).pieces).toBe(1_000);
    const european = { transportation: '12,00', netCharge: '12,00', charges: [], pieces: '1.000' };
    expect(rowsOf([{ ...label, ...european }], ';')[0]?.pieces).toBe(1_000);
  });
});

describe('the numbers of a FedEx file', () => {
  const later: Row = { ...label, transportation: '12,50', netCharge: '12,50', charges: [] };
  const whole: Row = { ...later, transportation: '12', netCharge: '12' };

  test.each<[string, Row, number, number]>([
    ['of pieces', { ...whole, pieces: '1.000' }, 1_200, 1_000],
    ['of amounts', { ...whole, transportation: '1.000', netCharge: '1.000' }, 100_000, 1],
    ['of both', { ...whole, transportation: '1.000', netCharge: '1.000', pieces: '1.000' }, 100_000, 1_000],
  ])('are read again where later ones show their decimal mark: %s', (_, row, netCents, pieces) => {
    expect(rowsOf([row, later])[0]).toMatchObject({ netCents, pieces });
  });
});

describe('the lines of a FedEx file', () => {
  const numbered = (trackingId: string) => fieldsOf({ ...label, trackingId });
  const numbersOf = (lines: readonly (readonly string[])[]) => read(lines).map(({ trackingNumber }) => trackingNumber);

  test('count from the header on, which may be repeated', () => {
    expect(numbersOf([['FedEx'], numbered('0'), header, numbered('1'), header, numbered('2')])).toEqual(['1', '2']);
    expect(fedexReader({ delimiter: ',', records: [['FedEx'], numbered('0')], lines: [1, 2] })).toBeUndefined();
  });

  test('are named by the header', () => {
    const reader = fedexReader({ delimiter: ',', records: [['FedEx'], header], lines: [1, 2] });
    expect(reader?.columnNames(['x'])?.slice(-4)).toEqual([...pairs, ...pairs.map((name) => `${name} (2)`)]);
  });

  test('do not count where they hold a total, which names no invoice', () => {
    const total: Row = { reference: 'Total', netCharge: '11.00' };
    expect(numbersOf([header, numbered('1'), fieldsOf(total)])).toEqual(['1']);
    for (const column of ['accountNumber', 'invoiceNumber', 'invoiceDate', 'trackingId'] as const)
      expect(() => read([header, fieldsOf({ ...total, [column]: '20250705' })])).toThrow(UnreadableRow);
  });

  test('may have the marks with which spreadsheets leave numbers as they are', () => {
    expect(numbersOf([header, numbered('="0071"'), numbered("'0072")])).toEqual(['0071', '0072']);
  });
});

describe('the order of day and month in a FedEx file', () => {
  const dayOf = (rows: readonly Row[], delimiter = ',') => rowsOf(rows, delimiter)[0]?.invoice.billDate;
  const early = { ...label, invoiceDate: '3/4/2025' };

  test('is that of the country, or of the file’s other dates', () => {
    expect([dayOf([early]), dayOf([early], ';')]).toEqual(['2025-03-04', '2025-04-03']);
    for (const column of ['invoiceDate', 'shipmentDate', 'deliveryDate'] as const)
      for (const day of ['13/4/2025', '="13/4/2025"'])
        expect(dayOf([early, { ...label, [column]: day }])).toBe('2025-04-03');
  });

  test('is looked for in lines that end too early, too', () => {
    const reader = fedexReader({ delimiter: ',', records: [header, fieldsOf(early)], lines: [1, 2] });
    expect(() => reader?.observe?.({ line: 3, fields: ['FedEx'] })).not.toThrow();
  });

  test('is not looked for above the header', () => {
    const above = fieldsOf({ ...label, invoiceDate: '13/4/2025' });
    expect(read([above, header, fieldsOf(early)])[0]?.invoice.billDate).toBe('2025-03-04');
  });

  test('is not looked for where the first lines write dates without marks, as FedEx does', () => {
    const head = (dates: readonly string[]) => {
      const records = [header, ...dates.map((invoiceDate) => fieldsOf({ ...label, invoiceDate }))];
      return fedexReader({ delimiter: ',', records, lines: records.map((_, index) => index + 1) });
    };
    expect(head(['20250705', ' 20250706 '])?.observe).toBeUndefined();
    expect(head(['20250705', '7/6/2025'])?.observe).toBeDefined();
    expect(head(['7/5/2025', '7/6/2025'])?.observe).toBeDefined();
  });
});
