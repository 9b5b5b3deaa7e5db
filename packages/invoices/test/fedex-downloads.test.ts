import { describe, expect, test } from 'vitest';
import { UnknownLayout } from '../src/index.ts';
import fedexReportingColumns from '../src/layouts/fedex-reporting/columns.json' with { type: 'json' };
import { csv } from './csv.ts';
import { type NamedRow, namedFile } from './named-rows.ts';
import { packageCount, type ReadFile, readContent, sum } from './read-file.ts';

const description = 'Tracking ID Charge Description';
const amount = 'Tracking ID Charge Amount';
const about = ['Bill to Account Number', 'Invoice Date', 'Invoice Number', 'Original Amount Due'];
const ofPackage = ['Express or Ground Tracking ID', 'Shipment Date', 'Shipper Country/Territory'];
const country = 'Recipient Country/Territory';
const invoice = ['445566778', '20260907', '845600007', '60.61'];

interface Package {
  readonly number: string;
  readonly transportation: string;
  readonly net: string;
  readonly charges: readonly (readonly [string, string])[];
}

/** 60.61 Canadian dollars: 13.28 and 50.00 with taxes, and a credit of 2.67. */
const packages: readonly Package[] = [
  {
    ...{ number: '794560000700', transportation: '10.00', net: '13.28' },
    charges: [
      ['Fuel Surcharge', '1.75'],
      ['Canada HST', '1.53'],
    ],
  },
  {
    ...{ number: '794560000701', transportation: '40.00', net: '50.00' },
    charges: [
      ['Performance Pricing', '-4.00'],
      ['Fuel Surcharge', '7.49'],
      ['Canada GST', '2.17'],
      ['Canada QST', '4.34'],
    ],
  },
  { number: '794560000702', transportation: '-2.67', net: '-2.67', charges: [] },
];
const placesOf = ({ number }: Package): string[] => [number, '20260901', 'CA', 'CA'];
const header = [...about, ...ofPackage, country];

const pairs = [0, 1, 2, 3].flatMap(() => [description, amount]);
const asPairs = csv([
  [...header, 'Transportation Charge Amount', 'Net Charge Amount', ...pairs],
  ...packages.map((each) => {
    const charges = each.charges.flat();
    const empty = pairs.slice(charges.length).map(() => '');
    return [...invoice, ...placesOf(each), each.transportation, each.net, ...charges, ...empty];
  }),
]);

type Amounts = (each: Package, isFirst: boolean) => readonly [transportation: string, net: string];
const asRows = (amountsOf: Amounts, of: readonly Package[] = packages): string =>
  csv([
    [...header, 'Transportation Charge Amount', 'Net Charge Amount', description, amount],
    ...of.flatMap((each) => {
      const charges = each.charges.length === 0 ? [['', ''] as const] : each.charges;
      return charges.map((charge, place) => [
        ...invoice,
        ...placesOf(each),
        ...amountsOf(each, place === 0),
        ...charge,
      ]);
    }),
  ]);
const withoutTransportation = csv([
  [...header, 'Net Charge Amount', description, amount],
  ...packages.flatMap((each) =>
    [['Transportation Charge', each.transportation] as const, ...each.charges].map((charge) => [
      ...[...invoice, ...placesOf(each), each.net],
      ...charge,
    ]),
  ),
]);
/** Each line states what it adds. */
const ownAmounts = csv([
  [...header, 'Transportation Charge Amount', 'Net Charge Amount', description, amount],
  ...packages.flatMap((each) => [
    [...invoice, ...placesOf(each), each.transportation, each.transportation, '', ''],
    ...each.charges.map(([text, cents]) => [...invoice, ...placesOf(each), '', cents, text, cents]),
  ]),
]);

const shown = ({ packages: read, charges }: ReadFile) => ({
  packages: read.map((each) => [
    each.tracking_number,
    each.row_kind,
    each.no_of_pkgs,
    each.net_amount,
    each.tax_amount,
  ]),
  charges: charges.map((each) => [each.charge_description, each.charge_family, each.net_amount]).sort(),
});

describe('a download of FedEx Billing Online', () => {
  test.each([
    ['each stating transportation and net charge', asRows((each) => [each.transportation, each.net])],
    ['the first one stating both', asRows((each, isFirst) => (isFirst ? [each.transportation, each.net] : ['', '']))],
    [
      'the others stating zeros',
      asRows((each, isFirst) => (isFirst ? [each.transportation, each.net] : ['0.00', '0'])),
    ],
    ['one of them the transportation', withoutTransportation],
    ['each stating what it adds', ownAmounts],
  ])('may have a row for each charge, %s', async (_, content) => {
    const [read, paired] = [await readContent(content), await readContent(asPairs)];
    expect(read.file.badLines).toEqual([]);
    expect(read.file.invoices).toMatchObject([{ currencyCode: 'CAD', netCents: 6_061, statedCents: 6_061 }]);
    expect(packageCount(read.packages)).toBe(2);
    const withoutNames = ({ packages: all, charges }: ReturnType<typeof shown>) => ({
      packages: all,
      charges: charges.filter(([text]) => !/Transportation/.test(text ?? '')),
    });
    expect(withoutNames(shown(read))).toEqual(withoutNames(shown(paired)));
  });

  test('without days of shipment counts its packages all the same, on the day of the bill', async () => {
    const undated = csv([
      [
        'Bill to Account Number',
        'Invoice Date',
        'Invoice Number',
        'Express or Ground Tracking ID',
        'Net Charge Amount',
      ],
      ['445566778', '20260907', '845600007', '794560000700', '13.28'],
      ['445566778', '20260907', '845600007', '794560000702', '-2.67'],
    ]);
    const { file, packages: read } = await readContent(undated);
    expect(read.map((each) => [each.row_kind, each.no_of_pkgs, each.pickup_date, each.net_amount])).toEqual([
      ['package', 1, '2026-09-07', '13.28'],
      ['adjustment', 0, '2026-09-07', '-2.67'],
    ]);
    expect(file.limits.join(' ')).toContain('does not say when packages were shipped');
    const { file: dated } = await readContent(asPairs);
    expect(dated.limits.join(' ')).not.toContain('does not say when packages were shipped');
  });

  test('has the taxes of Canada apart, in Canadian dollars', async () => {
    const { charges } = await readContent(asPairs);
    expect(charges.filter((each) => each.charge_family === 'tax').map((each) => each.net_amount)).toEqual([
      '1.53',
      '2.17',
      '4.34',
    ]);
  });

  test('is refused where the rows of a package are not its net charge', async () => {
    const [first, ...others] = packages;
    const { file } = await readContent(
      asRows(
        (each) => [each.transportation, each.net],
        [{ ...packages[1], ...first, net: '13.29' } as Package, ...others],
      ),
    );
    expect(file.badLines.map((each) => [each.line, each.column, each.reason])).toEqual(
      [2, 3].map((line) => [
        line,
        'Net Charge Amount',
        'The net charge is 13.29, but transportation and charges add up to 13.28.',
      ]),
    );
  });

  test('does not join two rows of a package that each bill transportation', async () => {
    const twice = { number: '794560000700', transportation: '10.00', net: '10.00', charges: [] };
    const { packages: read } = await readContent(asRows((each) => [each.transportation, each.net], [twice, twice]));
    expect(read.map((each) => each.net_amount)).toEqual(['10.00', '10.00']);
  });

  test.each([
    ['Transportation Charge Amount', 'what the net charge has beyond transportation counts as other', '10.00', '3.28'],
    ['Service Type', 'fuel and accessorials are part of transportation', '13.28', '0.00'],
  ])('may name no charges: with %s', async (column, remark, transportation, other) => {
    const { file, packages: read } = await readContent(
      csv([
        [...header, column, 'Net Charge Amount'],
        [...invoice, ...placesOf(packages[0] as Package), column === 'Service Type' ? 'Ground' : '10.00', '13.28'],
      ]),
    );
    expect(file.limits).toContainEqual(expect.stringContaining(remark));
    expect(read).toMatchObject([
      { transportation_amount: transportation, other_amount: other, net_amount: '13.28', no_of_pkgs: 1 },
    ]);
  });

  test('is unknown without a net charge', async () => {
    await expect(readContent(csv([header, [...invoice, '1', '20260901', 'CA', 'CA']]))).rejects.toThrow(UnknownLayout);
  });

  test('takes hostile rows for bad ones', async () => {
    const good = asRows((each) => [each.transportation, each.net]);
    const line = good.trimEnd().split('\n')[1] ?? '';
    const { file, charges } = await readContent(
      [
        good.trimEnd(),
        line.replace('10.00', '1e9'),
        line.replace('1.75', '\0'),
        line.slice(0, 40),
        'x'.repeat(90_000),
      ].join('\n'),
    );
    expect(file.badLines.map((each) => each.line)).toEqual([9, 10, 11, 12]);
    expect(sum(charges, (each) => each.net_amount)).toBe(6_061);
  });
});

describe('a report of FedEx', () => {
  const common: NamedRow = {
    ...{ 'Payer Account': '445566778', 'Invoice Number': '845600018', 'Invoice Date (mm/dd/yyyy)': '09/07/2026' },
    ...{ OPCO: 'Ground', 'Service Description': 'FedEx Ground', 'Shipment Date (mm/dd/yyyy)': '09/01/2026' },
    ...{ 'Shipment Tracking Number': '794560001801', 'Pieces in Shipment': '1', 'Billed Currency Code': 'CAD' },
  };
  const dollars: NamedRow = {
    ...{ 'Shipment Freight Charge Amount USD': '10.00', 'Shipment Miscellaneous Charge USD': '3.40' },
    ...{ 'Shipment Discount Amount USD': '-2.00', 'Net Charge Amount USD': '11.40' },
  };
  const billed: NamedRow = {
    ...{ 'Shipment Freight Charge Billed Currency': '13.70', 'Shipment Miscellaneous Charge Billed Currency': '4.66' },
    ...{ 'Shipment Duty and Tax Charge Billed Currency': '2.03', 'Shipment Discount Billed Currency': '2.74' },
    'Net Charge Billed Currency': '17.65',
  };
  const withoutBilled = fedexReportingColumns.filter((name) => !name.endsWith('Billed Currency'));

  test('counts what was billed, in the currency in which it was', async () => {
    const duties = {
      ...{ ...common, 'Shipment Tracking Number': '794560001802' },
      ...{ 'Shipment Duty and Tax Charge Billed Currency': '9.00', 'Net Charge Billed Currency': '9.00' },
    };
    const read = await readContent(namedFile(fedexReportingColumns, [{ ...common, ...dollars, ...billed }, duties]));
    expect(read.file).toMatchObject({ layout: 'FedEx Reporting shipment details', badLines: [], questions: [] });
    expect(read.file.invoices).toMatchObject([
      { accountNumber: '445566778', billDate: '2026-09-07', currencyCode: 'CAD', netCents: 2_665, statedCents: null },
    ]);
    expect(read.packages).toMatchObject([
      {
        ...{ transportation_amount: '13.70', transportation_discount: '2.74', other_accessorial_amount: '4.66' },
        ...{ tax_amount: '2.03', row_kind: 'package', service_category: 'Ground', no_of_pkgs: 1 },
      },
      { row_kind: 'adjustment', tax_amount: '9.00', no_of_pkgs: 0 },
    ]);
  });

  test('without days of shipment counts its packages on the day of the bill', async () => {
    const columns = fedexReportingColumns.filter((column) => column !== 'Shipment Date (mm/dd/yyyy)');
    const { 'Shipment Date (mm/dd/yyyy)': _day, ...undated } = { ...common, ...dollars, ...billed };
    const { file, packages: read } = await readContent(namedFile(columns, [undated]));
    expect(read).toMatchObject([{ row_kind: 'package', no_of_pkgs: 1, pickup_date: '2026-09-07' }]);
    expect(file.limits.join(' ')).toContain('does not say when packages were shipped');
  });

  test('without these columns is in US dollars, and says so', async () => {
    const { file } = await readContent(namedFile(withoutBilled, [{ ...common, ...dollars }]));
    expect(file.invoices).toMatchObject([{ currencyCode: 'USD', netCents: 1_140 }]);
    expect(file.limits).toContainEqual(expect.stringContaining('as FedEx has converted them'));
  });

  test('is refused where a shipment does not add up', async () => {
    const wrong = { ...common, ...billed, 'Net Charge Billed Currency': '17.66' };
    const { file } = await readContent(namedFile(fedexReportingColumns, [wrong, { ...common, ...billed }]));
    expect(file.badLines).toMatchObject([{ line: 2, column: 'Net Charge Billed Currency' }]);
  });
});
