import { describe, expect, test } from 'vitest';
import easypostColumns from '../src/layouts/easypost/columns.json' with { type: 'json' };
import eliteworksColumns from '../src/layouts/eliteworks/columns.json' with { type: 'json' };
import fedexEdiColumns from '../src/layouts/fedex-edi-csv/columns.json' with { type: 'json' };
import flavorcloudColumns from '../src/layouts/flavorcloud/columns.json' with { type: 'json' };
import ontracColumns from '../src/layouts/ontrac/columns.json' with { type: 'json' };
import passportColumns from '../src/layouts/passport/columns.json' with { type: 'json' };
import { upsColumns } from '../src/layouts/ups-billing-data/columns.ts';
import upsSummaryColumns from '../src/layouts/ups-shipment-summary/columns.json' with { type: 'json' };
import epsColumns from '../src/layouts/usps-eps/columns.json' with { type: 'json' };
import { csv, linesOfFixture, withField } from './csv.ts';
import { namedFile } from './named-rows.ts';
import { readContent } from './read-file.ts';

const named = { 'Account Number': '88001', 'Invoice Number': '1001' };
const row = {
  'Invoice Number': '1001',
  'Billing Date': '11/14/2025',
  'Customer Account': '88001',
  'Tracking Number': 'C11111111111111',
};
interface Amounts {
  readonly charge: string;
  readonly weight?: string;
}
const ontrac = (amounts: readonly Amounts[], delimiter = ';'): string =>
  namedFile(
    ontracColumns,
    amounts.map(({ charge, weight = '5' }, index) => ({
      ...row,
      'Tracking Number': `C1111111111111${index}`,
      'Total Charges': charge,
      'Service Charge': charge,
      'Billed Weight (lbs)': weight,
    })),
    { delimiter },
  );

/** One row of each layout whose carrier writes a decimal point, with one amount. */
const declared: Readonly<Record<string, (amount: string) => string>> = {
  'UPS billing data': (amount) => {
    const [first = []] = linesOfFixture('ups_250_invoice_1.csv');
    return csv([
      first
        .with(upsColumns.invoiceAmount, amount)
        .with(upsColumns.netAmount, amount)
        .with(upsColumns.incentiveAmount, ''),
    ]);
  },
  'UPS shipment summary': (amount) =>
    namedFile(upsSummaryColumns, [
      { ...named, 'Invoice Date': '7/5/2025', 'Tracking Number': '1Z0Z9Z990310000545', 'Billed Charge': amount },
    ]),
  'FedEx Billing Online': (amount) => {
    const [header = [], first = []] = linesOfFixture('fedex_fbo_210.csv');
    const row = first.map((field, place) => (header[place]?.startsWith('Tracking ID Charge') ? '' : field));
    const place = (name: string): number => header.indexOf(name);
    return csv([
      header,
      row
        .with(place('Original Amount Due'), amount)
        .with(place('Transportation Charge Amount'), amount)
        .with(place('Net Charge Amount'), amount),
    ]);
  },
  'FedEx EDI invoice': (amount) =>
    namedFile(fedexEdiColumns, [
      {
        'Invoice Number': '1001',
        'Invoice Date': '20250707',
        'Bill-to Account': '88001',
        'Net Chrg': amount,
        'Freight Amt': amount,
      },
    ]),
  OnTrac: (amount) => ontrac([{ charge: amount }], ','),
  'USPS EPS': (amount) =>
    namedFile(epsColumns, [
      {
        'EPS Account #': '1000000001',
        'EPS Transaction ID': '5000000',
        'Transaction Amount': amount,
        'Transaction Date/Time': '2025-07-01 14:00:00',
        'Transaction Type': 'Label Purchase',
      },
    ]),
  'DHL eCommerce': (amount) => {
    const [invoice = [], row = []] = linesOfFixture('dhl_ecommerce_hdr_dtl.csv');
    const cleared = row.map((field) => (/^-?\d+\.\d\d$/.test(field) ? '' : field));
    return csv([invoice.with(11, amount).with(12, ''), cleared.with(29, amount)]);
  },
  EasyPost: (amount) =>
    namedFile(easypostColumns, [
      {
        tracking_code: '9400120689881888600650',
        postage_label_created_at: '2025-07-01',
        carrier: 'USPS',
        carrier_account_id: 'ca_1',
        rate: amount,
      },
    ]),
  Eliteworks: (amount) =>
    namedFile(eliteworksColumns, [
      { 'Time (UTC)': '2025-07-01 14:00', USER: 'shop', Tracking: '9400120689881888600650', Charged: amount },
    ]),
  Passport: (amount) =>
    namedFile(passportColumns, [
      { 'INVOICE NUMBER': '1001', 'INVOICE DATE': '2025-07-07', 'CLIENT CODE': 'SHOP', RATE: amount, TOTAL: amount },
    ]),
  FlavorCloud: (amount) =>
    namedFile(flavorcloudColumns, [
      {
        'Invoice Number': '1001',
        Date: '2025-07-07',
        'Shipment Number': 'FC1',
        'Shipping Charges (USD)': amount,
        'Shipment Total Charges (USD)': amount,
      },
    ]),
};

async function readAmount(content: string): Promise<{ badLines: unknown; netCents: number | undefined }> {
  const { file } = await readContent(content);
  return { badLines: file.badLines, netCents: file.invoices[0]?.netCents };
}

describe('a number with three digits behind its only mark', () => {
  test('is read like the other amounts of the file, wherever these are', async () => {
    const before = await readContent(ontrac([{ charge: '8,50' }, { charge: '12.340' }]));
    const after = await readContent(ontrac([{ charge: '12.340' }, { charge: '8,50' }]));
    for (const { file, invoices } of [before, after]) {
      expect(file).toMatchObject({ rows: 2, badLines: [], invoices: [{ rows: 2, netCents: 1_234_850 }] });
      expect(invoices.map(({ netCents }) => netCents)).toEqual([1_234_850]);
    }
    const { file } = await readContent(ontrac([{ charge: '12.340' }, { charge: '8.50' }]));
    expect(file.invoices).toMatchObject([{ netCents: 2_084 }]);
  });

  test('makes its line a bad one if no other amount shows what it is, or both marks are there', async () => {
    const { file } = await readContent(ontrac([{ charge: '12.340' }, { charge: '9' }]));
    expect(file.badLines).toMatchObject([{ line: 2, column: 'Service Charge' }]);
    expect(file.badLines[0]?.reason).toContain('‘12.340’ may be 12340 or 12.340');
    expect(file.invoices).toMatchObject([{ rows: 1, netCents: 900 }]);
    const mixed = await readContent(ontrac([{ charge: '8,50' }, { charge: '12.340' }, { charge: '8.50' }]));
    expect(mixed.file.badLines.map(({ line }) => line)).toEqual([3]);
  });

  test.each(Object.entries(declared))(
    'is read as %s writes it, if no other number shows its mark',
    async (_, fileWith) => {
      expect(await readAmount(fileWith('12.340'))).toEqual({ badLines: [], netCents: 1_234 });
      expect(await readAmount(fileWith('1,230'))).toEqual({ badLines: [], netCents: 123_000 });
    },
  );

  test('is not read as the carrier writes it where the file shows another mark, or a spreadsheet has saved it', async () => {
    const german = await readContent(ontrac([{ charge: '12.340' }, { charge: '8,50' }]));
    expect(german.file.invoices).toMatchObject([{ netCents: 1_234_850 }]);
    const quoted = csv(linesOfFixture('ontrac_68.csv').map((line) => line.map((field) => field.replace('.', ','))));
    const { file } = await readContent(quoted);
    expect(file.badLines).toEqual([]);
    expect(file.invoices.map(({ netCents }) => netCents)).toEqual(
      (await readContent(csv(linesOfFixture('ontrac_68.csv')))).file.invoices.map(({ netCents }) => netCents),
    );
  });

  test('is not decided by a column that the layout does not have, because it may hold something else', async () => {
    const withVersion = (...rows: readonly (readonly [total: string, service: string, fee: string])[]) =>
      namedFile(
        [...ontracColumns, 'New Fee', 'Route Version'],
        rows.map(([total, service, fee], index) => ({
          ...row,
          'Tracking Number': `C1111111111111${index}`,
          'Total Charges': total,
          'Service Charge': service,
          'New Fee': fee,
          'Route Version': '2.5',
        })),
        { delimiter: ';' },
      );
    const unclear = await readContent(withVersion(['12.340', '12.340', ''], ['9', '8', '1']));
    expect(unclear.file.badLines).toMatchObject([{ line: 2, column: 'Service Charge' }]);
    expect(unclear.file.invoices).toMatchObject([{ netCents: 900 }]);
    const { file } = await readContent(withVersion(['12.340', '12.340', ''], ['9,50', '8,50', '1']));
    expect(file).toMatchObject({ badLines: [], invoices: [{ netCents: 1_234_950 }] });
    const newFee = await readContent(withVersion(['13.590', '12.340', '1.250'], ['9,50', '8,50', '1']));
    expect(newFee.file).toMatchObject({ badLines: [], invoices: [{ netCents: 1_359_950 }] });
  });

  test('may be a weight: the other weights decide, or else the amounts', async () => {
    const weights = async (...rows: readonly Amounts[]) =>
      (await readContent(ontrac(rows))).packages.map(({ bill_weight }) => bill_weight);
    expect(await weights({ charge: '8.50', weight: '1,250' })).toEqual(['1250.00']);
    expect(await weights({ charge: '8,50', weight: '1.250' })).toEqual(['1250.00']);
    expect(await weights({ charge: '8,50', weight: '1,250' })).toEqual(['1.25']);
    expect(await weights({ charge: '8,50', weight: '1.250' }, { charge: '8,50', weight: '0.500' })).toEqual([
      '1.25',
      '0.50',
    ]);
  });

  test('is read so in files of UPS and FedEx too', async () => {
    const ups = withField(linesOfFixture('ups_250_invoice_1.csv'), 0, 28, '1,250');
    const { packages } = await readContent(csv(ups));
    expect(packages.map(({ bill_weight }) => bill_weight)).toContain('1250.00');
    const fedex = linesOfFixture('fedex_fbo_210.csv');
    const place = fedex[0]?.indexOf('Rated Weight Amount') ?? -1;
    const read = await readContent(csv(withField(fedex, 1, place, '1,250')));
    expect(read.packages.map(({ bill_weight }) => bill_weight)).toContain('1250.00');
  });
});
