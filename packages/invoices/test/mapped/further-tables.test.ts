import { type InvoiceMapping, invoiceMapping } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { mappedLayout, mappingProblems, openInvoiceFile, UnknownLayout } from '../../src/index.ts';
import { withFile } from '../read-file.ts';
import { type Cells, workbook } from '../workbook-of.ts';
import { readMapped } from './read-mapped.ts';

const carrier = { id: 91, name: 'Prairie Parcel' };
const parcels = ['Tracking No', 'Service', 'Shipped', 'Base', 'Fuel', 'Total'];
const extras = ['Parcel', 'Reason', 'Amount'];

const prairie: InvoiceMapping = invoiceMapping.parse({
  format: 'waybill mapping 1',
  name: 'Prairie monthly',
  carrier: carrier.name,
  header: parcels,
  columns: { trackingNumber: 'Tracking No', service: 'Service', shipDate: 'Shipped' },
  above: { invoiceNumber: { cell: 'B2' }, billDate: { cell: 'B3' }, accountNumber: 'Account' },
  fixed: { currency: 'USD' },
  dateOrder: 'month first',
  decimalMark: '.',
  charges: {
    kind: 'columns',
    columns: [
      { column: 'Base', family: 'transportation' },
      { column: 'Fuel', family: 'fuel_surcharge' },
    ],
    rowTotal: 'Total',
  },
  controlTotal: { kind: 'cell', cell: 'E3' },
  furtherTables: [
    {
      header: extras,
      columns: { trackingNumber: 'Parcel' },
      charges: { kind: 'rows', amount: 'Amount', description: 'Reason' },
    },
  ],
});

const titles = (number: string, due: number): Cells[] => [
  ['Prairie Parcel LLC', null, null, 'Account', '55120'],
  ['Number', number, null, null, null],
  ['Date', '11/21/2026', null, 'To pay', due],
];

const book = (total = 35.75) =>
  workbook({
    Parcels: [
      ...titles('F-36', total),
      parcels,
      ['PP1', 'Ground', '11/16/2026', 10, 1.5, 11.5],
      ['PP2', 'Air', '11/17/2026', 20, 0, 20],
    ],
    Surcharges: [
      ['Surcharges of November'],
      extras,
      ['PP1', 'Residential delivery', 3.25],
      ['', 'Late payment fee', 1],
      ['PP2', 'Fuel surcharge', 0],
    ],
  });

const opened = async (content: Uint8Array, mapping: InvoiceMapping = prairie) =>
  await withFile(content, async (path) => {
    const file = await openInvoiceFile(path, { mapped: [mappedLayout(mapping, carrier)] });
    const shipments = [];
    for await (const invoice of file.read())
      shipments.push(...invoice.shipmentsOf(invoice.invoiceRows, { usdRate: '1', defaultStateOf: () => '' }));
    return { invoices: file.invoices, badLines: file.badLines, limits: file.limits, shipments };
  });

describe('tables with different columns', () => {
  test('on sheets of a workbook are one invoice, and a package has its charges from both', async () => {
    const { invoices, badLines, limits, shipments } = await opened(await book());
    expect(badLines).toEqual([]);
    expect(invoices).toMatchObject([
      { invoiceNumber: 'F-36', billDate: '2026-11-21', accountNumber: '55120', netCents: 3_575, statedCents: 3_575 },
    ]);
    expect(limits.join(' ')).not.toContain('not counted');
    expect(shipments.map((each) => [each.package.tracking_number, each.package.row_kind])).toEqual([
      ['PP1', 'package'],
      ['PP2', 'package'],
      [null, 'account'],
    ]);
    expect(
      shipments[0]?.charges.map(({ charge_description, charge_family, net_amount }) => [
        charge_description,
        charge_family,
        net_amount,
      ]),
    ).toEqual([
      ['Base', 'transportation', '10.00'],
      ['Fuel', 'fuel_surcharge', '1.50'],
      ['Residential delivery', 'other_accessorial', '3.25'],
    ]);
  });

  test('that do not add up to the cell with the total show both amounts', async () => {
    expect((await opened(await book(40))).invoices).toMatchObject([{ netCents: 3_575, statedCents: 4_000 }]);
  });

  test('come in any order, each month on sheets of its own', async () => {
    const content = await workbook({
      October: [...titles('F-35', 12.5), parcels, ['PP0', 'Ground', '10/16/2026', 10, 1, 11]],
      'October extras': [extras, ['PP0', 'Residential delivery', 1.5]],
      November: [...titles('F-36', 8), parcels.toReversed(), [6, 0, 6, '11/16/2026', 'Ground', 'PP3']],
      'November extras': [
        ['Amount', 'Reason', 'Parcel'],
        [2, 'Residential delivery', 'PP3'],
      ],
    });
    expect(await opened(content)).toMatchObject({
      badLines: [],
      invoices: [
        { invoiceNumber: 'F-35', netCents: 1_250, statedCents: 1_250 },
        { invoiceNumber: 'F-36', netCents: 800, statedCents: 800 },
      ],
    });
  });

  test('below each other in a text file are told apart by their columns', async () => {
    const text = [
      'Prairie Parcel LLC,,,Account,55120',
      'Number,F-36,,,',
      'Date,11/21/2026,,To pay,14.75',
      parcels.join(','),
      'PP1,Ground,11/16/2026,10.00,1.50,11.50',
      extras.join(','),
      'PP1,Residential delivery,3.25',
    ].join('\n');
    const { file } = await readMapped(text, prairie, carrier);
    expect(file.badLines).toEqual([]);
    expect(file.invoices).toMatchObject([{ invoiceNumber: 'F-36', netCents: 1_475, statedCents: 1_475 }]);
  });

  test('name a bad row by the column of its own table', async () => {
    const content = await workbook({
      Parcels: [...titles('F-36', 11.5), parcels, ['PP1', 'Ground', '11/16/2026', 10, 1.5, 11.5]],
      Surcharges: [extras, ['PP1', 'Residential delivery', 'three']],
    });
    expect((await opened(content)).badLines).toMatchObject([{ column: 'Amount' }]);
  });

  test('refuse a row that is longer or shorter than its table', async () => {
    const text = [
      ...['Prairie,,,Account,55120', 'Number,F-36', 'Date,11/21/2026,,,14.75', parcels.join(',')],
      'PP1,Ground,11/16/2026,10.00,1.50,11.50',
      extras.join(','),
      'PP1,Residential delivery,3.25,1.00',
      'PP1,Residential delivery',
    ].join('\n');
    const { file } = await readMapped(text, prairie, carrier);
    expect(file.badLines.map(({ line, reason }) => [line, reason])).toEqual([
      [7, 'The line has 4 columns; the header of its table has 3.'],
      [8, 'The line has 2 columns; the header of its table has 3.'],
    ]);
  });

  test('are of no layout without the first table', async () => {
    const alone = await workbook({ Surcharges: [extras, ['PP1', 'Residential delivery', 3.25]] });
    await expect(opened(alone)).rejects.toThrow(UnknownLayout);
  });

  test('say which amounts of any of them are left aside', async () => {
    const content = await workbook({
      Parcels: [...titles('F-36', 11.5), parcels, ['PP1', 'Ground', '11/16/2026', 10, 1.5, 11.5]],
      Surcharges: [
        [...extras, 'Toll charge'],
        ['PP1', 'Residential delivery', 0, 2.25],
      ],
    });
    expect((await opened(content)).limits).toContain(
      'Columns with amounts that are not counted, each with its sum: ‘Toll charge’ 2.25.',
    );
  });
});

describe('cells above a table by their place', () => {
  const { furtherTables: _none, ...one } = prairie;
  const single = invoiceMapping.parse(one);

  test('are those of each sheet, and a header that is repeated on a sheet keeps them', async () => {
    const sheet = (number: string, due: number): Cells[] => [
      ...titles(number, due),
      parcels,
      [`${number}-1`, 'Ground', '11/16/2026', due - 5, 1, due - 4],
      parcels,
      [`${number}-2`, 'Ground', '11/16/2026', 4, 0, 4],
    ];
    const content = await workbook({ One: sheet('F-36', 21.5), Two: sheet('F-37', 9.25) });
    expect(await opened(content, single)).toMatchObject({
      badLines: [],
      invoices: [
        { invoiceNumber: 'F-36', netCents: 2_150, statedCents: 2_150 },
        { invoiceNumber: 'F-37', netCents: 925, statedCents: 925 },
      ],
    });
  });

  test('may have their label before them in the same cell, and an empty one is a bad line', async () => {
    const text = (number: string) =>
      [
        'Prairie,,,Account,55120',
        `x,${number}`,
        'y,Date: 11/21/2026,,,11.50',
        parcels.join(','),
        'PP1,,,10,1.50,11.50',
      ].join('\n');
    const { file } = await readMapped(text('No: F-36'), single, carrier);
    expect(file.invoices).toMatchObject([{ invoiceNumber: 'F-36', billDate: '2026-11-21', statedCents: 1_150 }]);
    const { file: without } = await readMapped(text(''), single, carrier);
    expect(without.badLines).toMatchObject([{ column: 'B2', reason: 'The cell above the table holds no such value.' }]);
  });
});

test('a further table is refused with what it lacks', () => {
  const [further] = prairie.furtherTables;
  if (further === undefined) throw new Error('no table');
  const lacking: InvoiceMapping = {
    ...prairie,
    above: { accountNumber: 'Account' },
    columns: { ...prairie.columns, billDate: 'Shipped' },
    furtherTables: [{ ...further, charges: { kind: 'rows', amount: 'Price', description: 'Reason', families: [] } }],
  };
  expect(mappingProblems(lacking)).toEqual([
    { field: 'furtherTables.0.columns.billDate', message: 'Choose the column with the date of the invoice.' },
    { field: 'furtherTables.0.charges.amount', message: 'The header has no column ‘Price’.' },
  ]);
  expect(mappingProblems({ ...prairie, hasHeader: false }).map(({ field }) => field)).toContain('furtherTables');
});
