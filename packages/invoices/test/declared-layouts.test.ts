import { describe, expect, test } from 'vitest';
import easypostColumns from '../src/layouts/easypost/columns.json' with { type: 'json' };
import eliteworksColumns from '../src/layouts/eliteworks/columns.json' with { type: 'json' };
import fedexEdiColumns from '../src/layouts/fedex-edi-csv/columns.json' with { type: 'json' };
import flavorcloudColumns from '../src/layouts/flavorcloud/columns.json' with { type: 'json' };
import ontracColumns from '../src/layouts/ontrac/columns.json' with { type: 'json' };
import passportColumns from '../src/layouts/passport/columns.json' with { type: 'json' };
import upsSummaryColumns from '../src/layouts/ups-shipment-summary/columns.json' with { type: 'json' };
import epsColumns from '../src/layouts/usps-eps/columns.json' with { type: 'json' };
import { linesOfFixture } from './csv.ts';
import { type NamedRow, namedFile } from './named-rows.ts';
import { cents, packageCount, readContent, sum } from './read-file.ts';

describe('FedEx EDI invoice as CSV', () => {
  const common: NamedRow = {
    'Invoice Number': '9-123-45678',
    'Invoice Date': '20250705',
    'Inv Charge': '63.25',
    'Bill-to Account': '0123-4567-8',
    Curr: 'USD',
  };
  const rows: readonly NamedRow[] = [
    {
      ...common,
      'Grd Prefix': '9612',
      'Tracking Number': '020912345678',
      'Ship Date': '20250701',
      Svc: 'Ground',
      'Grd Svc': 'Home Delivery',
      Pcs: '1',
      'Bill Wt': '3',
      'Wt Unit': 'L',
      'Net Chrg': '12.00',
      'Freight Amt': '15.00',
      'Perf Price Amt': '-6.00',
      'Fuel Amt': '1.50',
      'Resi Amt': '1.50',
      'Dlvry Date': '20250703',
      Time: '0918',
      ST2: 'CA',
      Cntry2: 'US',
    },
    {
      ...common,
      'Tracking Number': '796312100001',
      'Ship Date': '20250702',
      Svc: 'FedEx Priority Overnight',
      Pcs: '3',
      'Net Chrg': '71.25',
      'Freight Amt': '60.00',
      'Chrg 19': 'Broker Document Transfer Fee',
      'Misc 1 Amt': '1.25',
      'Chrg 20': 'Moon Delivery',
      'Misc 2 Amt': '10.00',
    },
    { ...common, 'Tracking Number': '796312100002', 'Ship Date': '20250702', Svc: 'FedEx Priority Overnight' },
    {
      ...common,
      'Tracking Number': '796312100001',
      Svc: 'FedEx Priority Overnight',
      'Net Chrg': '-20.00',
      'Freight Amt': '-20.00',
    },
  ];

  test('adds up to what the invoice states, counts pieces once, and lists a charge that nobody knows', async () => {
    const { file, packages, charges } = await readContent(namedFile(fedexEdiColumns, rows));
    expect(file).toMatchObject({
      layout: 'FedEx EDI invoice as CSV (151 columns)',
      badLines: [],
      mayComeInParts: true,
    });
    expect(file.invoices).toMatchObject([
      { accountNumber: '12345678', invoiceNumber: '912345678', netCents: 6_325, statedCents: 6_325 },
    ]);
    expect(packageCount(packages)).toBe(4);
    expect(packages).toMatchObject([
      { tracking_number: '9612020912345678', service_category: 'Ground', delivery_date: '2025-07-03 09:18:00' },
      { service_category: 'Next Day', no_of_pkgs: 3, tax_amount: '1.25' },
      { no_of_pkgs: 0, net_amount: '0.00' },
      { row_kind: 'adjustment', no_of_pkgs: 0, net_amount: '-20.00' },
    ]);
    expect(packages[0]).toMatchObject({ transportation_amount: '15.00', transportation_discount: '6.00' });
    expect(charges.filter(({ charge_family }) => charge_family === 'other')).toMatchObject([
      { charge_description: 'Moon Delivery', net_amount: '10.00' },
    ]);
    expect(sum(charges, (row) => row.audit_refund_amount) + sum(charges, (row) => row.client_refund_amount)).toBe(
      2_000,
    );
  });

  test('refuses a row whose net charge is not the sum of its charges', async () => {
    const { file } = await readContent(namedFile(fedexEdiColumns, [{ ...rows[0], 'Net Chrg': '13.00' }]));
    expect(file.badLines).toMatchObject([{ line: 2, column: 'Net Chrg', reason: expect.stringContaining('12.00') }]);
  });
});

describe('EasyPost', () => {
  const label: NamedRow = {
    created_at: '2025-07-01T10:00:00Z',
    id: 'shp_1',
    tracking_code: '9400100000000000000001',
    postage_label_created_at: '2025-07-01T10:05:00Z',
    service: 'GroundAdvantage',
    carrier: 'USPS',
    rate: '7.58',
    postage_fee: '7.58000',
    label_fee: '0.01000',
    weight: '12.5',
    usps_zone: '4',
    carrier_account_id: 'ca_1',
  };

  test('bills the days of an account; a label without a fee of its own costs its rate', async () => {
    const read = await readContent(
      namedFile(easypostColumns, [
        label,
        { ...label, id: 'shp_2', tracking_code: '9400100000000000000002', postage_fee: '', label_fee: '' },
        { ...label, id: 'shp_3', tracking_code: '1Z1', carrier: 'UPSDAP', service: 'Ground' },
        {
          ...label,
          id: 'shp_4',
          tracking_code: '9400100000000000000004',
          postage_label_created_at: '',
          created_at: '2025-07-02T09:00:00Z',
        },
      ]),
    );
    expect(read.file.badLines).toEqual([]);
    expect(read.file.invoices).toMatchObject([
      { carrierName: 'USPS', invoiceNumber: '2025-07-01', accountNumber: 'ca_1', netCents: 1_517, statedCents: null },
      { carrierName: 'UPS', invoiceNumber: '2025-07-01', netCents: 759 },
      { carrierName: 'USPS', invoiceNumber: '2025-07-02', netCents: 759 },
    ]);
    expect(read.packages[0]).toMatchObject({
      bill_weight_unit: 'oz',
      bill_weight_pounds: '0.78125',
      service_category: 'Ground',
    });
  });

  test('finds a carrier that the tenant added by its whole name, and no other', async () => {
    const carriers = [
      { id: 60, name: 'GO' },
      { id: 61, name: 'Canpar Express' },
    ];
    const content = namedFile(easypostColumns, [
      { ...label, carrier: 'CanparExpress' },
      { ...label, id: 'shp_2', tracking_code: '2', carrier: 'CargoNow' },
    ]);
    const { file } = await readContent(content, { carriers });
    expect(file.invoices).toMatchObject([{ carrierId: 61, carrierName: 'Canpar Express' }]);
    expect(file.badLines.map(({ reason }) => reason)).toEqual([
      'Waybill does not know the carrier ‘CargoNow’. Add it on the page Carriers, and load the file again.',
    ]);
  });

  test('gives the postage of a refunded label back on a row of its own, whose label is the same as before', async () => {
    const before = await readContent(namedFile(easypostColumns, [{ ...label, refund_status: 'submitted' }]));
    const after = await readContent(namedFile(easypostColumns, [{ ...label, refund_status: 'refunded' }]));
    const rowsOf = (read: typeof before) => read.invoices.flatMap(({ invoiceRows }) => invoiceRows);
    expect(rowsOf(before).map(({ netCents }) => netCents)).toEqual([759]);
    expect(rowsOf(after).map(({ netCents }) => netCents)).toEqual([759, -758]);
    expect(rowsOf(after)[0]?.fingerprint).toBe(rowsOf(before)[0]?.fingerprint);
    expect(packageCount(after.packages)).toBe(1);
    expect(after.charges.at(-1)).toMatchObject({ credit_type: 'Void', client_refund_amount: '7.58' });
  });

  test('refuses a carrier that Waybill does not know', async () => {
    const { file } = await readContent(namedFile(easypostColumns, [{ ...label, carrier: 'Horse and Cart' }]));
    expect(file.badLines).toMatchObject([{ column: 'carrier' }]);
  });
});

test('Eliteworks tells deliveries, and a voided label costs nothing', async () => {
  const label: NamedRow = {
    'Time (UTC)': '2025-07-01 14:00',
    ID: '77',
    USER: 'warehouse-1',
    Tracking: '9400100000000000000001',
    Status: 'DELIVERED',
    Carrier: 'USPS',
    Service: 'Priority Mail',
    'Shipment Weight (Oz)': '16',
    'To State': 'CA',
    'To Postal': '90210',
    Delivered: '2025-07-03 15:30',
    Zone: '8',
    Charged: '9.10',
    'Store Markup': '0.50',
    'Platform Charged (With Corrections)': '8.60',
    Commercial: '10.00',
  };
  const { file, packages } = await readContent(
    namedFile(eliteworksColumns, [
      label,
      { ...label, ID: '78', Tracking: '9400100000000000000002', Status: 'VOIDED', Delivered: '' },
    ]),
  );
  expect(file.badLines).toEqual([]);
  expect(file.invoices).toMatchObject([{ carrierName: 'USPS', accountNumber: 'warehouse-1', netCents: 910 }]);
  expect(packages).toMatchObject([
    { delivery_date: '2025-07-03 15:30:00', service_category: '2 Day', bill_weight_pounds: '1.00' },
    { net_amount: '9.10' },
    { net_amount: '-9.10', row_kind: 'adjustment' },
  ]);
});

describe('Passport', () => {
  const row: NamedRow = {
    'INVOICE NUMBER': 'P-1001',
    'INVOICE DATE': '2025-07-05',
    'SHIP DATE': '2025-07-01',
    'CLIENT CODE': 'ACME',
    'TRACKING ID': 'PSP1',
    'DEST COUNTRY': 'CA',
    'DEST STATE': 'ON',
    CURRENCY: 'CAD',
    'BILLABLE WEIGHT (OZ)': '32',
    RATE: '10.00',
    'FUEL SURCHARGE': '1.00',
    TAX: '0.50',
    DUTY: '2.50',
    'CLEARANCE FEE': '1.00',
    'FEE 1 DESCRIPTION': 'Remote Area',
    'FEE 1 AMOUNT': '3.00',
    'FEE 8 DESCRIPTION': 'Teapot inspection',
    'FEE 8 AMOUNT': '0.25',
    TOTAL: '18.25',
  };

  test('reads all pairs of fees, and several currencies in one file', async () => {
    const { file, packages, charges } = await readContent(
      namedFile(passportColumns, [row, { ...row, 'INVOICE NUMBER': 'P-1002', CURRENCY: 'GBP', 'DEST COUNTRY': 'GB' }]),
    );
    expect(file.invoices).toMatchObject([
      { invoiceNumber: 'P-1001', currencyCode: 'CAD', netCents: 1_825 },
      { invoiceNumber: 'P-1002', currencyCode: 'GBP', netCents: 1_825 },
    ]);
    expect(packages[0]).toMatchObject({
      tax_amount: '4.00',
      other_accessorial_amount: '3.00',
      other_amount: '0.25',
      normalised_consignee_country: 'CA',
      service_category: 'International',
    });
    expect(charges.filter(({ charge_family }) => charge_family === 'other')).toHaveLength(2);
  });
});

describe('FlavorCloud', () => {
  const row: NamedRow = {
    'Invoice Number': 'FC-9',
    Date: '7/5/2025',
    'Order Number': '1001',
    'Shipment Number': 'FCS1',
    'Service Level': 'Standard',
    'Destination Country': 'Canada',
    'Weight Unit': 'KG',
    'Total Weight': '1.5',
    'Commissions (USD)': '1.00',
    'Duties (USD)': '4.00',
    'Taxes (USD)': '3.00',
    'Fees (USD)': '2.00',
    'LandedCost (Duty + Taxes + Fees) (USD)': '9.00',
    'Insurance (USD)': '0.50',
    'Shipping Charges (USD)': '20.00',
    'Order Value (USD)': '100.00',
    'Shipment Total Charges (USD)': '30.50',
    'Shipment Date': '7/1/2025',
  };

  test.each([
    ['30.50', 3_050],
    ['29.50', 2_950],
  ])('counts commissions if the total of %s holds them', async (total, net) => {
    const { file, packages } = await readContent(
      namedFile(flavorcloudColumns, [{ ...row, 'Shipment Total Charges (USD)': total }]),
    );
    expect(file.badLines).toEqual([]);
    expect(file.invoices).toMatchObject([{ accountNumber: 'FlavorCloud', netCents: net }]);
    expect(packages[0]).toMatchObject({ normalised_consignee_country: 'CA', bill_weight_unit: 'kgs' });
  });
});

describe('a charge in a column that the documentation does not know', () => {
  const row: NamedRow = {
    'Invoice Number': 'OT1',
    'Billing Date': '07/06/2025',
    'Customer Account': '990001',
    'Tracking Number': 'D1',
    'Total Charges': '12.00',
    'Service Charge': '10.00',
    'Teleport Surcharge': '2.00',
    'Loyalty Points': '2.50',
  };
  const header = [...ontracColumns, 'Teleport Surcharge', 'Loyalty Points'];

  test('counts in the family other where the total of the row holds it', async () => {
    const { file, charges } = await readContent(namedFile(header, [row]));
    expect(file.badLines).toEqual([]);
    expect(charges).toMatchObject([
      { charge_family: 'transportation', net_amount: '10.00' },
      { charge_family: 'other', charge_description: 'Teleport Surcharge', net_amount: '2.00' },
    ]);
  });

  test('makes the line bad where no choice of columns adds up', async () => {
    const { file } = await readContent(namedFile(header, [{ ...row, 'Total Charges': '13.00' }]));
    expect(file.badLines).toMatchObject([{ column: 'Total Charges' }]);
  });
});

describe('OnTrac', () => {
  test('counts a returned package once, and its way back as an adjustment', async () => {
    const row: NamedRow = {
      'Invoice Number': 'OT1',
      'Billing Date': '07/06/2025',
      'Customer Account': '990001',
      'Tracking Number': 'D1',
      'Total Charges': '10.00',
      'Service Charge': '12.00',
      'Volume Rebate': '-2.00',
    };
    const { packages } = await readContent(namedFile(ontracColumns, [row, { ...row, 'Return to Sender': 'Y' }]));
    expect(packages).toMatchObject([
      { no_of_pkgs: 1, transportation_amount: '12.00', transportation_discount: '2.00' },
      { no_of_pkgs: 0, row_kind: 'adjustment', service_category: 'Returns' },
    ]);
  });
});

describe('UPS shipment summary', () => {
  const row: NamedRow = {
    'Account Number': 'A1B2C3',
    'Invoice Number': 'A1B2C3275',
    'Invoice Date': '7/5/2025',
    'Tracking Number': '1ZA1B2C30300000001',
    'Service Level': 'Ground Residential',
    'Pickup Date': '7/1/2025',
    'Billed Charge': '20.00',
    'Incentive Credit': '-5.00',
    'Invoice Section': 'Outbound/Shipping API',
  };

  test('tells packages, corrections, credits and fees by the section', async () => {
    const { file, packages, charges } = await readContent(
      namedFile(upsSummaryColumns, [
        row,
        {
          ...row,
          'Billed Charge': '3.00',
          'Incentive Credit': '',
          'Invoice Section': 'Adjustments & Other Charges/Shipping Charge Corrections Ground',
        },
        {
          ...row,
          'Billed Charge': '-15.00',
          'Incentive Credit': '',
          'Invoice Section': 'Adjustments & Other Charges/Void Credits',
        },
        {
          ...row,
          'Tracking Number': '',
          'Billed Charge': '36.00',
          'Incentive Credit': '',
          'Invoice Section': 'Weekly Service Charge',
        },
        { ...row, 'Tracking Number': '', 'Billed Charge': '1.00', 'Incentive Credit': '', 'Invoice Section': 'Séance' },
      ]),
    );
    expect(file.invoices).toMatchObject([{ netCents: 4_000, statedCents: null }]);
    expect(packages).toMatchObject([
      { row_kind: 'package', no_of_pkgs: 1, transportation_amount: '20.00', transportation_discount: '5.00' },
      { row_kind: 'adjustment', no_of_pkgs: 0, shipping_charge_correction_amt: '3.00' },
      { row_kind: 'adjustment', billing_adjustment_amount: '-15.00' },
      { row_kind: 'account', fee_amount: '36.00' },
      { row_kind: 'account', other_amount: '1.00' },
    ]);
    expect(charges[2]).toMatchObject({ credit_type: 'Void' });
  });

  test('is refused where rows of one invoice state two amounts', async () => {
    const { file } = await readContent(
      namedFile(upsSummaryColumns, [{ ...row, 'Amount Due': '15.00' }, row, { ...row, 'Amount Due': '16.00' }]),
    );
    expect(file.invoices).toMatchObject([{ statedCents: 1_500 }]);
    expect(file.badLines).toMatchObject([{ line: 4 }]);
  });
});

test('a transaction of USPS that nobody knows counts in the family other', async () => {
  const { charges, packages } = await readContent(
    namedFile(epsColumns, [
      {
        'EPS Account #': '1000',
        'EPS Transaction ID': '1',
        'Transaction Amount': '-1.25',
        'Transaction Date/Time': '2025-07-01 14:00:00',
        'Transaction Type': 'Alchemy',
      },
    ]),
  );
  expect(packages).toMatchObject([{ row_kind: 'account', net_amount: '-1.25' }]);
  expect(charges).toMatchObject([{ charge_family: 'other', charge_description: 'Alchemy' }]);
});

describe('DHL eCommerce', () => {
  const lines = linesOfFixture('dhl_ecommerce_hdr_dtl.csv');

  test('holds several invoices in one file, each with its own total', async () => {
    const second = lines.map((fields, line) => (line === 0 ? fields.with(2, 'DX0000002') : fields));
    const text = [...lines, ...second].map((fields) => fields.join(',')).join('\n');
    const { file } = await readContent(text);
    expect(file.badLines).toEqual([]);
    expect(file.invoices).toMatchObject([
      { invoiceNumber: 'DX0000001', rows: 50, netCents: cents('326.90'), statedCents: cents('326.90') },
      { invoiceNumber: 'DX0000002', rows: 50, netCents: cents('326.90'), statedCents: cents('326.90') },
    ]);
  });

  test('names packages as they are printed: with the routing at home, by the number of the other country abroad', async () => {
    const [header = [], row = []] = lines;
    const at = (places: Record<number, string>): string[] => row.map((field, place) => places[place + 1] ?? field);
    const text = [
      header.with(11, '30.08'),
      at({ 11: 'I1', 13: '9261290324171214483597', 19: '3820' }),
      at({ 11: 'I2', 13: '9261290324171214483598', 67: '9261290324171214483599' }),
      at({ 11: 'I3', 12: 'LX123456785US', 20: 'GB' }),
      at({ 11: 'I4' }),
    ]
      .map((fields) => fields.join(','))
      .join('\n');
    const { file, packages } = await readContent(text);
    expect(file).toMatchObject({ badLines: [], invoices: [{ netCents: 3_008 }] });
    expect(packages.map((each) => each.tracking_number)).toEqual([
      '420038209261290324171214483597',
      '420038209261290324171214483599',
      'LX123456785US',
      'I4',
    ]);
  });
});
