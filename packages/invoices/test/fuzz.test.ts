import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { invoiceMapping } from '@waybill/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FileBeyondLimits,
  guessMapping,
  mappedLayout,
  openInvoiceFile,
  readSample,
  UnknownLayout,
  UnmappableFile,
  UnreadableFile,
} from '../src/index.ts';
import easypostColumns from '../src/layouts/easypost/columns.json' with { type: 'json' };
import eliteworksColumns from '../src/layouts/eliteworks/columns.json' with { type: 'json' };
import fedexEdiColumns from '../src/layouts/fedex-edi-csv/columns.json' with { type: 'json' };
import flavorcloudColumns from '../src/layouts/flavorcloud/columns.json' with { type: 'json' };
import passportColumns from '../src/layouts/passport/columns.json' with { type: 'json' };
import { csv, linesOfFixture } from './csv.ts';
import { damagedBy, damages } from './damage.ts';
import { cii, usualCii } from './einvoice/cii.ts';
import { pdfWith } from './einvoice/pdf.ts';
import { ubl, usualUbl } from './einvoice/ubl.ts';
import { namedFile } from './named-rows.ts';
import { type ReadFile, readContent, sum, withFile } from './read-file.ts';
import { numRuns } from './runs.ts';

const mapping = invoiceMapping.parse({
  format: 'waybill mapping 1',
  name: 'Alpenpost weekly',
  carrier: 'Alpenpost',
  header: ['Rechnung', 'Datum', 'Kunde', 'Paketnummer', 'Leistung', 'Gewicht', 'Betrag'],
  columns: {
    invoiceNumber: 'Rechnung',
    billDate: 'Datum',
    accountNumber: 'Kunde',
    trackingNumber: 'Paketnummer',
    billedWeight: 'Gewicht',
  },
  fixed: { currency: 'EUR', weightUnit: 'kg' },
  dateOrder: 'day first',
  decimalMark: ',',
  charges: { kind: 'rows', amount: 'Betrag', description: 'Leistung', families: [] },
  controlTotal: { kind: 'line', text: 'Summe', column: 'Betrag' },
});
const chosen = mappedLayout(mapping, { id: 90, name: 'Alpenpost' });
const mappedFile = [
  mapping.header.join(';'),
  '4711;03.11.2025;88001;AP100000001;Fracht;12,5 kg;1.204,50 €',
  '4711;03.11.2025;88001;AP100000001;Treibstoffzuschlag;12,5 kg;10,25 €',
  '4711;03.11.2025;88001;AP100000002;Fracht;2,0 kg;6,10 €',
  'Summe;;;;;;1.220,85 €',
].join('\n');

const fedexHeader = [
  ...['Bill to Account Number', 'Invoice Date', 'Invoice Number', 'Original Amount Due'],
  ...['Express or Ground Tracking ID', 'Transportation Charge Amount', 'Net Charge Amount'],
];

const invoiceFiles: readonly (readonly [string, string])[] = [
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
  ['EasyPost', namedFile(easypostColumns, [])],
  ['Eliteworks', namedFile(eliteworksColumns, [])],
  ['Passport', namedFile(passportColumns, [])],
  ['FlavorCloud', namedFile(flavorcloudColumns, [])],
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
    'ISA*00*          *00*          *02*FDEG           *ZZ*INVENTED       *260905*1200*U*00401*000000107*0*T*>~GS*IA*FDEG*INVENTED*20260905*1200*1*X*004010~ST*110*0001~B3**84560*1*PP**20260905*3700****FDE~N1*BT*INVENTED*25*77001~LX*1~N9*2I*7945~P1**20260901~L1*1***2500****400~LX*2~N9*2I*7946~L1*1***1200****400~L3*10*G***3700~SE*13*0001~GE*1*1~IEA*1*000000107~',
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
  ['UBL', ubl(usualUbl)],
  ['CII', cii(usualCii)],
];

const deliveryFiles: readonly (readonly [string, string])[] = [
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
async function expectRefusedOrExact(read: Promise<ReadFile>): Promise<void> {
  const outcome = await read.catch((error: Error) => error);
  if (outcome instanceof Error) {
    expect([UnknownLayout, UnmappableFile, UnreadableFile, FileBeyondLimits]).toContain(outcome.constructor);
    expect(outcome.message).toMatch(/\.$/);
    return;
  }
  const { file, packages, charges } = outcome;
  const net = file.invoices.reduce((all, { netCents }) => all + netCents, 0);
  expect(Number.isSafeInteger(net)).toBe(true);
  expect(sum(packages, (row) => row.net_amount)).toBe(net);
  expect(sum(charges, (row) => row.net_amount)).toBe(net);
}

describe('a damaged file', () => {
  test.each(invoiceFiles)('of %s is refused, or read exactly, in memory and in portions', async (_, text) => {
    const sample = Buffer.from(text);
    await fc.assert(
      fc.asyncProperty(damages, fc.boolean(), async (changes, isLarge) => {
        const options = isLarge ? { rowsInMemory: 1 } : {};
        await expectRefusedOrExact(readContent(damagedBy(sample, changes), options));
      }),
      { numRuns },
    );
  });

  test('that is a PDF file with an invoice is refused, or read exactly', async () => {
    const sample = pdfWith(cii(usualCii), { hasObjectStream: true });
    await fc.assert(
      fc.asyncProperty(damages, (changes) => expectRefusedOrExact(readContent(damagedBy(sample, changes)))),
      { numRuns },
    );
  });

  test('of a mapped layout is refused, or read exactly', async () => {
    const sample = Buffer.from(mappedFile);
    await fc.assert(
      fc.asyncProperty(damages, (changes) => expectRefusedOrExact(readContent(damagedBy(sample, changes), { chosen }))),
      { numRuns },
    );
  });

  test('that nobody knows gets a guess, or none', async () => {
    const sample = Buffer.from(mappedFile);
    await fc.assert(
      fc.asyncProperty(damages, async (changes) => {
        const guessed = await withFile(damagedBy(sample, changes), async (path) => {
          const found = await readSample(path);
          return found === undefined ? undefined : guessMapping(found, 'Damaged');
        });
        expect(guessed?.format ?? 'waybill mapping 1').toBe('waybill mapping 1');
      }),
      { numRuns },
    );
  });

  test.each(deliveryFiles)('of deliveries (%s) is refused, or its facts name their packages', async (_, text) => {
    const sample = Buffer.from(text);
    await fc.assert(
      fc.asyncProperty(damages, async (changes) => {
        await withFile(damagedBy(sample, changes), async (path) => {
          const file = await openInvoiceFile(path).catch((error: Error) => error);
          if (file instanceof Error) {
            expect([UnknownLayout, UnmappableFile, UnreadableFile, FileBeyondLimits]).toContain(file.constructor);
            return;
          }
          let facts = 0;
          for await (const { trackingNumber } of file.deliveries?.read() ?? []) {
            expect(trackingNumber).not.toBe('');
            facts += 1;
          }
          expect(facts).toBeLessThanOrEqual(file.rows);
        });
      }),
      { numRuns },
    );
  });
});

describe('a file of enormous lines', () => {
  const columns = Array.from({ length: 10_000 }, (_, index) => `Column ${index}`);
  const wide = [columns, ...Array.from({ length: 30 }, (_, row) => columns.map((_name, index) => `${row + index}.10`))];
  const wideText = wide.map((fields) => fields.join(',')).join('\n');

  test('with 10,000 columns is refused, and guessed at', async () => {
    await expect(readContent(wideText)).rejects.toBeInstanceOf(UnknownLayout);
    await withFile(wideText, async (path) => {
      const sample = await readSample(path);
      expect(sample?.header.length).toBe(10_000);
      if (sample !== undefined) expect(guessMapping(sample, 'Wide').header.length).toBe(10_000);
    });
  });

  test('with 10,000 columns behind those of a known layout is read', async () => {
    const more = linesOfFixture('ontrac_68.csv').map((line) => [...line, ...columns]);
    await expectRefusedOrExact(readContent(csv(more)));
  });

  test.each([
    '',
    csv(linesOfFixture('ups_250_invoice_1.csv').slice(0, 3)),
    'ISA*00*          *00*          *02*ODFL           *ZZ*ACME           *250705*0900*U*00401*000000001*0*P*>~',
  ])('of 30 MB without an end is refused or bad, behind %#', async (beginning) => {
    const folder = await mkdtemp(join(tmpdir(), 'waybill-fuzz-'));
    try {
      const path = join(folder, 'file');
      function* bytes() {
        yield Buffer.from(beginning);
        for (let megabyte = 0; megabyte < 30; megabyte += 1) yield Buffer.alloc(1_000_000, 'x');
      }
      await pipeline(Readable.from(bytes()), createWriteStream(path));
      const file = await openInvoiceFile(path).catch((error: Error) => error);
      if (file instanceof Error) expect(file).toBeInstanceOf(UnknownLayout);
      else expect(file.badLineCount).toBeGreaterThan(0);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
