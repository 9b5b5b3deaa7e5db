import { type InvoiceMapping, invoiceMapping } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { mappedLayout, mappingProblems, openInvoiceFile } from '../../src/index.ts';
import { withFile } from '../read-file.ts';
import { workbook } from '../workbook-of.ts';
import { readMapped } from './read-mapped.ts';

const carrier = { id: 91, name: 'Prairie Parcel' };
const header = ['Tracking No', 'Svc', 'Ship Date', 'Base', 'Fuel'];

const prairie = invoiceMapping.parse({
  format: 'waybill mapping 1',
  name: 'Prairie weekly',
  carrier: carrier.name,
  header,
  columns: { trackingNumber: 'Tracking No', service: 'Svc', shipDate: 'Ship Date' },
  above: { invoiceNumber: 'Invoice No', billDate: 'Invoice Date', accountNumber: 'Account' },
  lookups: { service: [{ text: 'SD', value: 'Saver Delivery' }] },
  fixed: { currency: 'USD' },
  dateOrder: 'month first',
  decimalMark: '.',
  charges: {
    kind: 'columns',
    columns: [
      { column: 'Base', family: 'transportation' },
      { column: 'Fuel', family: 'fuel_surcharge' },
    ],
  },
  controlTotal: { kind: 'above', label: 'Amount due' },
});

const table = (number: string, due: string, rows: readonly string[]): string[] => [
  `Invoice No: ${number},,,,`,
  `Amount due,"${due}",,,`,
  header.join(','),
  ...rows,
];

const twoInvoices = [
  'Prairie Parcel LLC,,,,',
  'Account: 55120,,,,',
  'Invoice Date: 11/21/2026,,,,',
  ...table('F-36', '$1,021.50', ['PP100001,SD,11/16/2026,1000.00,11.50', 'PP100002,EX,11/17/2026,10.00,0.00']),
  ...table('F-37', '$7.25', ['PP100003,sd,11/18/2026,7.00,0.25']),
].join('\n');

describe('several tables in one file', () => {
  test('each has the number and the total above it, and what stands above the first counts for all', async () => {
    const { file, packages } = await readMapped(twoInvoices, prairie, carrier);
    expect(file.badLines).toEqual([]);
    expect(file.invoices).toMatchObject([
      {
        invoiceNumber: 'F-36',
        billDate: '2026-11-21',
        accountNumber: '55120',
        netCents: 102_150,
        statedCents: 102_150,
      },
      { invoiceNumber: 'F-37', billDate: '2026-11-21', accountNumber: '55120', netCents: 725, statedCents: 725 },
    ]);
    expect(packages.map((row) => [row.tracking_number, row.service])).toEqual([
      ['PP100001', 'Saver Delivery'],
      ['PP100002', 'EX'],
      ['PP100003', 'Saver Delivery'],
    ]);
  });

  test('a table whose rows do not meet the total above it shows both', async () => {
    const { file } = await readMapped(twoInvoices.replace('$7.25', '$8.25'), prairie, carrier);
    expect(file.invoices).toMatchObject([{ statedCents: 102_150 }, { netCents: 725, statedCents: 825 }]);
  });

  test('sheets of a workbook have their own titles, and what is left aside is said with its sum', async () => {
    const sheet = (number: string, amount: number) => [
      ['Prairie Parcel LLC', null, null, null, null],
      ['Account', 'A55120', null, null, null],
      ['Invoice No', number, null, null, null],
      ['Invoice Date', '11/21/2026', null, null, null],
      ['Amount due', amount, null, null, null],
      header,
      [`PP${number}`, 'SD', '11/16/2026', amount - 1, 1],
    ];
    const book = await workbook({
      'Week 46': sheet('F-36', 21.5),
      'Week 47': sheet('F-37', 9.25),
      Claims: [
        ['Claim', 'Credit amount'],
        ['C-1', 12.5],
        ['C-2', 2.25],
      ],
    });
    const file = await withFile(book, (path) => openInvoiceFile(path, { mapped: [mappedLayout(prairie, carrier)] }));
    expect(file.badLines).toEqual([]);
    expect(file.invoices).toMatchObject([
      { invoiceNumber: 'F-36', netCents: 2_150, statedCents: 2_150 },
      { invoiceNumber: 'F-37', netCents: 925, statedCents: 925 },
    ]);
    expect(file.limits.slice(0, 2)).toEqual([
      'The sheets ‘Week 46’, ‘Week 47’ are read together, not ‘Claims’.',
      'Amounts in the sheet ‘Claims’, which is not read: ‘Credit amount’ 14.75.',
    ]);
  });
});

test('a lookup table that says two things of one code is refused with its field', () => {
  const service = [
    { text: 'SD', value: 'Saver' },
    { text: 'sd', value: 'Standard' },
  ];
  const mapping: InvoiceMapping = { ...prairie, lookups: { service } };
  expect(mappingProblems(mapping)).toEqual([{ field: 'lookups.service.1.text', message: 'The table has ‘sd’ twice.' }]);
});
