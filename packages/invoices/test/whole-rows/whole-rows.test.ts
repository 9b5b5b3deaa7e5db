import { describe, expect, test } from 'vitest';
import { dhlEcommerceRow } from './dhl-ecommerce.ts';
import { easypostRow } from './easypost.ts';
import { eliteworksRow } from './eliteworks.ts';
import { fedexEdiRow } from './fedex-edi-csv.ts';
import { flavorcloudRow } from './flavorcloud.ts';
import { ontracRow } from './ontrac.ts';
import { passportRow } from './passport.ts';
import { upsSummaryRow } from './ups-shipment-summary.ts';
import { uspsEpsRow } from './usps-eps.ts';
import { openLines, readRow, unknownPackage, type WholeRow } from './whole-row.ts';

const rows: readonly WholeRow[] = [
  ...[dhlEcommerceRow, easypostRow, eliteworksRow, fedexEdiRow, flavorcloudRow, ontracRow, passportRow],
  ...[upsSummaryRow, uspsEpsRow],
];
const centsOf = (by: WholeRow, changes: Readonly<Record<string, string>>) =>
  readRow(by, { ...by.row, ...changes }).rows.map(({ netCents }) => netCents);

describe.each(rows.map((by) => [by.layout.name, by] as const))('%s', (_, by) => {
  test('makes one shipment of a row, with all that it says', () => {
    const { netCents, statedCents, ...invoice } = by.invoice;
    const { rows: read, shipments } = readRow(by, by.row);
    expect(read.map((row) => [row.invoice, row.netCents, row.statedCents])).toEqual([[invoice, netCents, statedCents]]);
    expect(shipments).toEqual([
      {
        package: {
          ...unknownPackage,
          ...{ carrier_id: invoice.carrierId, carrier_name: invoice.carrierName, bill_date: invoice.billDate },
          ...{ account_number: invoice.accountNumber, invoice_number: invoice.invoiceNumber },
          ...by.package,
        },
        charges: by.charges,
      },
    ]);
  });

  test('says what its files lack, and whether they come in parts', () => {
    const { reader } = readRow(by, by.row);
    expect(reader.limits).toEqual(by.limits.map((words) => expect.stringContaining(words)));
    expect(reader.mayComeInParts).toBe(by.mayComeInParts);
  });

  test.each(by.recognisedBy)('is another layout without the column %s', (column) => {
    const lines = by.linesOf(by.row).map((fields) => fields.map((field) => (field === column ? 'Remark' : field)));
    expect(openLines(by, lines)).toBeUndefined();
  });

  test.each(by.services)('knows the service ‘%s’ as %s', (service, category, mode) => {
    const [shipment] = readRow(by, by.withService(service)).shipments;
    expect([shipment?.package.service_category, shipment?.package.mode_category]).toEqual([category, mode]);
  });
});

describe('what a label costs', () => {
  test('is its postage at EasyPost, or its rate where there is no postage', () => {
    expect(centsOf(easypostRow, { postage_fee: '' })).toEqual([815]);
    expect(centsOf(easypostRow, { postage_fee: '0.00', label_fee: '' })).toEqual([814]);
  });

  test('is given back at EasyPost when it is refunded, without the fees', () => {
    expect(centsOf(easypostRow, { refund_status: 'refunded' })).toEqual([813, -758]);
    expect(centsOf(easypostRow, { refund_status: 'refunded', postage_fee: '' })).toEqual([815, -760]);
  });

  test.each(['VOIDED', 'VOID', 'Refunded'])('is given back at Eliteworks with the status %s', (status) => {
    expect(centsOf(eliteworksRow, { Status: status })).toEqual([910, -910]);
  });

  test.each([
    ['USPS', 3],
    ['UPSDAP', 1],
    ['FedExDefault', 2],
    ['OnTrac', 4],
    ['DHLECS', 5],
    ['DhlExpress', 6],
    ['', 3],
  ])('is billed by the carrier that ‘%s’ means', (carrier, id) => {
    for (const [by, column] of [
      [easypostRow, 'carrier'],
      [eliteworksRow, 'Carrier'],
    ] as const)
      expect(readRow(by, { ...by.row, [column]: carrier }).rows[0]?.invoice.carrierId).toBe(id);
  });
});

test('a row of FlavorCloud counts its commission only where the total holds it', () => {
  expect(centsOf(flavorcloudRow, { 'Shipment Total Charges (USD)': '29.50' })).toEqual([2_950]);
  expect(() => centsOf(flavorcloudRow, { 'Shipment Total Charges (USD)': '30.00' })).toThrow(/The total is 30.00/);
});

test('a row of FedEx EDI is a package only if it bills transportation', () => {
  const later = { 'Freight Amt': '', 'Perf Price Amt': '', 'Net Chrg': '15.75' };
  expect(readRow(fedexEdiRow, { ...fedexEdiRow.row, ...later }).shipments[0]?.package).toMatchObject({
    row_kind: 'adjustment',
    no_of_pkgs: 0,
  });
});

test('a package of OnTrac that was returned is an adjustment', () => {
  const back = { ...ontracRow.row, 'Return to Sender': 'Y' };
  expect(readRow(ontracRow, back).shipments[0]?.package).toMatchObject({
    row_kind: 'adjustment',
    service_category: 'Returns',
  });
});
