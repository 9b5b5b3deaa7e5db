import { describe, expect, test } from 'vitest';
import { UnknownLayout } from '../src/index.ts';
import pirateShipColumns from '../src/layouts/pirate-ship/columns.json' with { type: 'json' };
import { shippoColumns } from '../src/layouts/shippo/shippo.ts';
import { stampsColumns, stampsPrintedColumns } from '../src/layouts/stamps/stamps.ts';
import uniuniColumns from '../src/layouts/uniuni/columns.json' with { type: 'json' };
import { type NamedRow, namedFile } from './named-rows.ts';
import { packageCount, readContent, sum } from './read-file.ts';

const pirate: NamedRow = {
  ...{
    'Created Date': '9/2/2026',
    Recipient: 'A Person',
    'Tracking Number': '="9400111899560000000001"',
    Cost: '$5.12',
  },
  ...{ Status: 'Delivered', 'Ship Date': '9/3/2026', 'Weight (oz)': '18', Zone: '5', City: 'Dallas', State: 'TX' },
  ...{ Zipcode: '75201', Country: 'US', Carrier: 'USPS', Service: 'Ground Advantage', 'Order ID': 'SO-1' },
};
const quoted: NamedRow = {
  ...{ 'Ship Date': '9/13/2026', 'Tracking #': '="9434650105798000000001"', Carrier: 'USPS', Service: 'Priority Mail' },
  ...{ 'Quoted Amount': '9.85', 'Adjusted Amount': '7.50', 'Amount Paid': '17.35', 'Order ID': '1', 'To Zip': '75201' },
};
const printed: NamedRow = {
  ...{ 'Date Printed': '9/13/2026', Recipient: 'A Person', 'Tracking Number': '9400111899560009999999' },
  ...{ Service: 'USPS Ground Advantage', Weight: '1 lb 2 oz', 'Amount Paid': '$5.12', 'Adj. Amount': '$0.00' },
  ...{ Status: 'Printed', Account: '55110' },
};

describe('labels of Pirate Ship', () => {
  test('count by day and carrier; a voided one gives its price back', async () => {
    const { file, packages, charges } = await readContent(
      namedFile(pirateShipColumns, [
        pirate,
        {
          ...pirate,
          'Tracking Number': '1ZA1B2C30300000001',
          Carrier: 'UPS',
          Service: 'UPS® Ground Saver',
          Cost: '7.40',
        },
        { ...pirate, 'Tracking Number': '2', Status: 'Voided', Cost: '4.00', 'Created Date': '9/13/2026' },
      ]),
    );
    expect(file).toMatchObject({ layout: 'Pirate Ship shipment export', badLines: [], questions: [] });
    expect(file.invoices.map((each) => [each.carrierName, each.accountNumber, each.billDate, each.netCents])).toEqual([
      ['USPS', 'Pirate Ship', '2026-09-02', 512],
      ['UPS', 'Pirate Ship', '2026-09-02', 740],
      ['USPS', 'Pirate Ship', '2026-09-13', 0],
    ]);
    expect(packageCount(packages)).toBe(3);
    expect(packages[0]).toMatchObject({
      ...{ tracking_number: '9400111899560000000001', pickup_date: '2026-09-03', bill_weight: '18.00', zone: '5' },
      ...{ bill_weight_unit: 'oz', consignee_city: 'Dallas', transportation_amount: '5.12' },
    });
    expect(charges.at(-1)).toMatchObject({ credit_type: 'Void', net_amount: '-4.00' });
  });
});

describe('labels of Stamps.com', () => {
  test('cost what was quoted and adjusted; a refunded one gives both back', async () => {
    const { file, packages, charges } = await readContent(
      namedFile(stampsColumns, [
        quoted,
        { ...quoted, 'Tracking #': '1ZA1B2C30300000001', Carrier: 'UPS', 'Adjusted Amount': '', 'Amount Paid': '9.85' },
        { ...quoted, 'Tracking #': '3', 'Refund Status': 'Approved' },
        { ...quoted, 'Tracking #': '4', 'Amount Paid': '9.85' },
      ]),
    );
    expect(file.layout).toBe('Stamps.com print history');
    expect(file.badLines.map((each) => [each.line, each.column, each.reason])).toEqual([
      [5, 'Amount Paid', 'The total is 9.85, but the charges add up to 17.35.'],
    ]);
    expect(file.invoices.map((each) => [each.carrierName, each.netCents])).toEqual([
      ['USPS', 1_735],
      ['UPS', 985],
    ]);
    expect(packageCount(packages)).toBe(3);
    expect(packages.find((each) => each.carrier_name === 'USPS')).toMatchObject({
      ...{ transportation_amount: '9.85', billing_adjustment_amount: '7.50' },
    });
    expect(sum(charges, (each) => each.net_amount)).toBe(1_735 + 985);
  });

  test('are known by the day on which they were printed, too, and are no deliveries', async () => {
    const { file, packages } = await readContent(
      namedFile(stampsPrintedColumns, [printed, { ...printed, 'Tracking Number': '2', Status: 'Refunded' }]),
    );
    expect(file.layout).toBe('Stamps.com print history (by day of printing)');
    expect(file.invoices).toMatchObject([
      { carrierName: 'USPS', accountNumber: '55110', billDate: '2026-09-13', netCents: 512, statedCents: null },
    ]);
    expect(packages.map((each) => [each.service_category, each.net_amount])).toEqual([
      ['Ground', '5.12'],
      ['Ground', '5.12'],
      ['Ground', '-5.12'],
    ]);
  });

  test('that were refunded with a negative amount are not given back once more', async () => {
    const refund = { ...printed, 'Tracking Number': '2', Status: 'Refunded', 'Amount Paid': '($5.12)' };
    const { file, packages } = await readContent(namedFile(stampsPrintedColumns, [printed, refund]));
    expect(file.invoices).toMatchObject([{ netCents: 0 }]);
    expect(packages.map((each) => [each.row_kind, each.net_amount])).toEqual([
      ['package', '5.12'],
      ['adjustment', '-5.12'],
    ]);
  });
});

test('lists that name no price of a label are unknown', async () => {
  for (const [columns, row, without] of [
    [stampsColumns, quoted, 'Quoted Amount'],
    [stampsPrintedColumns, printed, 'Adj. Amount'],
  ] as const) {
    const { [without]: _, ...others } = row;
    const content = namedFile(
      columns.filter((name) => name !== without),
      [others],
    );
    await expect(readContent(content)).rejects.toThrow(UnknownLayout);
  }
});

test('labels of Shippo count if they were made; a refunded one gives its price back', async () => {
  const label: NamedRow = {
    ...{ object_id: 'a1', object_created: '2026-09-14T10:05:00Z', status: 'SUCCESS', tracking_number: '94001' },
    ...{ rate_amount: '5.12', rate_currency: 'USD', rate_provider: 'USPS', rate_servicelevel_name: 'Ground Advantage' },
    ...{ rate_carrier_account: 'f669d3', parcel_weight: '1.5', parcel_mass_unit: 'lb', test: 'false' },
  };
  const { file, packages, charges } = await readContent(
    namedFile(shippoColumns, [
      label,
      { ...label, object_id: 'a2', tracking_number: '94002', status: 'REFUNDED', rate_amount: '4.00' },
      { ...label, object_id: 'a3', tracking_number: '', status: 'ERROR', rate_amount: '9.00' },
      { ...label, object_id: 'a4', test: 'True' },
      { ...label, object_id: 'a5', tracking_number: '1Z1', rate_provider: 'UPS', rate_currency: 'CAD' },
      { ...label, object_id: 'a6', rate_provider: 'Canada Post' },
      { ...label, object_id: 'a7', rate_currency: '' },
    ]),
  );
  expect(file.layout).toBe('Shippo label export');
  expect(file.badLines.map((each) => [each.line, each.column, each.unknownCarrier])).toEqual([
    [7, 'rate_provider', 'Canada Post'],
    [8, 'rate_currency', undefined],
  ]);
  expect(file.invoices.map((each) => [each.carrierName, each.currencyCode, each.netCents, each.rows])).toEqual([
    ['USPS', 'USD', 512, 3],
    ['UPS', 'CAD', 512, 1],
  ]);
  expect(packageCount(packages)).toBe(3);
  expect(sum(charges, (each) => each.net_amount)).toBe(1_024);
});

describe('UniUni', () => {
  const row: NamedRow = {
    ...{ 'Invoice Number': '20260907', 'Invoice Time': '2026-09-07 00:00:00', 'Tracking Number': 'UUS1' },
    ...{ 'Merchant ID': 'ACCT001', Currency: 'USD', 'Base Fee': '5.00', 'Fuel Surcharge': '0.40' },
    ...{ 'Billable Weight': '12', 'Billable Weight UOM': 'OZS', 'Shipped Time': '2026-09-01', Zone: '3' },
    ...{ 'Delivered Time': '2026-09-03 14:05:00', 'Total Billed Amount': '5.40' },
  };
  const carriers = [{ id: 70, name: 'UniUni' }];

  test.each([
    ['the discount is negative', { 'Discount Fee': '-1.00', 'Total Billed Amount': '4.40' }, 440],
    ['the discount is positive', { 'Discount Fee': '1.00', 'Total Billed Amount': '4.40' }, 440],
    [
      'the billed fee is what is left of it',
      { 'Discount Fee': '1.00', 'Billed Fee': '4.00', 'Total Billed Amount': '4.40' },
      440,
    ],
    ['the billed fee is billed, too', { 'Billed Fee': '2.00', 'Total Billed Amount': '7.40' }, 740],
  ])('adds up to the total of its rows where %s', async (_, more, cents) => {
    const { file, packages } = await readContent(namedFile(uniuniColumns, [{ ...row, ...more }]), { carriers });
    expect(file).toMatchObject({ layout: 'UniUni invoice file', badLines: [] });
    expect(file.invoices).toMatchObject([
      { carrierId: 70, accountNumber: 'ACCT001', billDate: '2026-09-07', netCents: cents, statedCents: null },
    ]);
    expect(packages).toMatchObject([
      { bill_weight_unit: 'oz', delivery_date: '2026-09-03 14:05:00', no_of_pkgs: 1, fuel_surcharge_amount: '0.40' },
    ]);
  });

  test('is asked for if nobody has added it, and refuses other totals', async () => {
    const wrong = { ...row, 'Total Billed Amount': '5.41' };
    const unknown = await readContent(namedFile(uniuniColumns, [row]));
    expect(unknown.file.badLines).toMatchObject([{ unknownCarrier: 'UniUni' }]);
    const { file } = await readContent(namedFile(uniuniColumns, [wrong]), { carriers });
    expect(file.badLines).toMatchObject([{ line: 2, column: 'Total Billed Amount' }]);
  });
});
