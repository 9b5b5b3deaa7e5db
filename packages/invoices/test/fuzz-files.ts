import { expect } from 'vitest';
import { FileBeyondLimits, UnknownLayout, UnmappableFile, UnreadableFile } from '../src/index.ts';
import easypostColumns from '../src/layouts/easypost/columns.json' with { type: 'json' };
import eliteworksColumns from '../src/layouts/eliteworks/columns.json' with { type: 'json' };
import fedexEdiColumns from '../src/layouts/fedex-edi-csv/columns.json' with { type: 'json' };
import flavorcloudColumns from '../src/layouts/flavorcloud/columns.json' with { type: 'json' };
import passportColumns from '../src/layouts/passport/columns.json' with { type: 'json' };
import { csv, linesOfFixture } from './csv.ts';
import { cii, usualCii } from './einvoice/cii.ts';
import { ubl, usualUbl } from './einvoice/ubl.ts';
import { namedFile } from './named-rows.ts';
import { type ReadFile, sum } from './read-file.ts';

const fedexHeader = [
  ...['Bill to Account Number', 'Invoice Date', 'Invoice Number', 'Original Amount Due'],
  ...['Express or Ground Tracking ID', 'Transportation Charge Amount', 'Net Charge Amount'],
];

/** A file of each kind. */
export const invoiceFiles: readonly (readonly [string, string])[] = [
  [
    'FedEx EDI',
    namedFile(fedexEdiColumns, [
      {
        'Invoice Number': '9-123',
        'Invoice Date': '20250705',
        'Inv Charge': '12.00',
        'Bill-to Account': '0123',
        'Tracking Number': '7961',
        'Ship Date': '20250701',
        Svc: 'Ground',
        Pcs: '1',
        'Net Chrg': '12.00',
        'Freight Amt': '10.50',
        'Fuel Amt': '1.50',
      },
    ]),
  ],
  [
    'EasyPost',
    namedFile(easypostColumns, [
      {
        ...{
          tracking_code: '9400100000000000000101',
          postage_label_created_at: '2026-09-14T10:00:00Z',
          carrier: 'USPS',
        },
        ...{
          rate: '5.10',
          postage_fee: '5.10',
          label_fee: '0.03',
          refund_status: 'refunded',
          carrier_account_id: 'ca_7',
        },
      },
    ]),
  ],
  [
    'Eliteworks',
    namedFile(eliteworksColumns, [
      {
        ...{ 'Time (UTC)': '2026-09-14 10:00:00', USER: 'shop', Tracking: '94001', Status: 'VOIDED', Carrier: 'USPS' },
        ...{ Charged: '5.10', 'Platform Charged (With Corrections)': '5.10' },
      },
    ]),
  ],
  [
    'Passport',
    namedFile(passportColumns, [
      {
        ...{ 'INVOICE NUMBER': 'P-1', 'INVOICE DATE': '2026-09-14', 'CLIENT CODE': 'A', 'TRACKING ID': 'PSP1' },
        ...{ CURRENCY: 'USD', RATE: '10.00', 'FUEL SURCHARGE': '1.00', TOTAL: '11.00' },
      },
    ]),
  ],
  [
    'FlavorCloud',
    namedFile(flavorcloudColumns, [
      {
        ...{ 'Invoice Number': 'F-1', Date: '2026-09-14', 'Shipment Number': 'FC1', 'Duties (USD)': '2.00' },
        ...{ 'Shipping Charges (USD)': '10.00', 'Shipment Total Charges (USD)': '12.00' },
      },
    ]),
  ],
  ['UPS import', csv(linesOfFixture('ups_250_import_invoice.csv').slice(0, 12))],
  ['DHL Express', csv(linesOfFixture('dhl_express_153.csv').slice(0, 6))],
  [
    'FedEx, a row for each charge',
    csv([
      [...fedexHeader, 'Tracking ID Charge Description', 'Tracking ID Charge Amount'],
      ...[1, 2, 3].flatMap((number) =>
        [
          ['Fuel Surcharge', '1.75'],
          ['Canada HST', '1.53'],
        ].map((charge) => ['445566778', '20260907', '8456', '39.84', `79456${number}`, '10.00', '13.28', ...charge]),
      ),
    ]),
  ],
  [
    'FedEx Reporting',
    `Payer Account,Invoice Number,Invoice Date (mm/dd/yyyy),Shipment Tracking Number,Shipment Freight Charge Amount USD,Net Charge Amount USD\n44,84,09/07/2026,7945,10.00,10.00\n`,
  ],
  [
    'X12 110',
    'ISA*00*          *00*          *02*FDEG           *ZZ*INVENTED       *260905*1200*U*00401*000000107*0*T*>~GS*IA*FDEG*INVENTED*20260905*1200*1*X*004010~ST*110*0001~B3**84560*1*PP**20260905*3700****FDE~N1*BT*INVENTED*25*77001~LX*1~N9*2I*7945~P1**20260901~L1*1***2500****400~LX*2~N9*2I*7946~L1*1***1200****400~L3*10*G***3700~SE*12*0001~GE*1*1~IEA*1*000000107~',
  ],
  [
    'Pirate Ship',
    'Created Date,Recipient,Tracking Number,Cost,Status,Batch,Carrier,Service,Rubber Stamp 1\n9/14/2026,A,94001,$5.12,Voided,,USPS,Ground,\n',
  ],
  [
    'Stamps.com',
    'Ship Date,Tracking #,Carrier,Quoted Amount,Adjusted Amount,Amount Paid,Refund Status\n9/14/2026,94001,USPS,9.85,7.50,17.35,Approved\n',
  ],
  [
    'EDIFACT',
    "UNA:+.? 'UNB+UNOC:3+A+B+260905:1200+1'UNH+1+INVOIC:D:96A:UN'BGM+380+77'DTM+137:20260905:102'NAD+SU+++DHL Express'NAD+IV+123456789'CUX+2:EUR:4'LIN+1'IMD+F++:::Express'MOA+203:10,00'RFF+AWB:1234567891'UNS+S'MOA+77:10,00'UNT+13+1'UNZ+1+1'",
  ],
  [
    'UPS, some named columns',
    'Net Amount,Charge Description,Charge Classification Code,Charge Category Code,Tracking Number,Invoice Amount,Invoice Currency Code,Invoice Number,Invoice Date,Account Number\n10.00,Ground,FRT,SHP,1Z1,11.50,USD,771,2026-09-05,0A1\n1.50,Fuel Surcharge,FSC,SHP,1Z1,11.50,USD,771,2026-09-05,0A1\n',
  ],
  [
    'Shippo',
    'object_id,object_created,status,tracking_number,rate_amount,rate_currency,rate_provider,rate_carrier_account\na1,2026-09-14T10:00:00Z,REFUNDED,92055,5.50,USD,USPS,acc1\n',
  ],
  ['UBL', ubl(usualUbl)],
  ['UBL credit note', ubl({ ...usualUbl, root: 'CreditNote' })],
  ['CII', cii(usualCii)],
];

/** A file of each kind of list. */
export const deliveryFiles: readonly (readonly [string, string])[] = [
  [
    'tracking list',
    'Tracking Number,Carrier,Promised,Delivered,Status,Signed By\n1Z999AA10123456784,,2025-08-07,2025-08-06 14:05,Delivered,KIM\n7946,FedEx Express,08/08/2025,,In transit,\n',
  ],
  [
    'Quantum View',
    'Tracking Number,Scheduled Delivery Date,Delivery Date,Delivery Time,Manifest Date,Shipper Number\n1Z999AA10123456784,08/07/2025,08/06/2025,2:05 PM,08/04/2025,0A1B2C\n',
  ],
  ['proof of delivery', 'Tracking Number,POD Date,POD Time,Signed By\n7946,2025-08-06,14:05:00-07:00,KIM\n'],
  ['manifest', 'Tracking Number,Promised,Service\n7946,2025-08-06,Ground\n'],
];

/** Rows and rejected lines that add up, or a refusal in words; nothing else. */
export async function expectRefusedOrExact(read: Promise<ReadFile>): Promise<void> {
  const outcome = await read.catch((error: Error) => error);
  if (outcome instanceof Error) {
    const kinds = [UnknownLayout, UnmappableFile, UnreadableFile, FileBeyondLimits];
    expect(kinds.some((kind) => outcome instanceof kind) ? 'refused' : outcome).toBe('refused');
    expect(outcome.message).toMatch(/\.$/);
    return;
  }
  const { file, rejected, packages, charges } = outcome;
  for (const { line, reason } of rejected) {
    expect(line).toBeGreaterThan(0);
    expect(reason).toMatch(/\.$/);
  }
  const net = file.invoices.reduce((all, { netCents }) => all + netCents, 0);
  expect(Number.isSafeInteger(net)).toBe(true);
  expect(sum(packages, (row) => row.net_amount)).toBe(net);
  expect(sum(charges, (row) => row.net_amount)).toBe(net);
}
