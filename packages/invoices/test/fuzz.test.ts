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
import { csv, linesOfFixture } from './csv.ts';
import { damagedBy, damages } from './damage.ts';
import { cii, usualCii } from './einvoice/cii.ts';
import { pdfWith } from './einvoice/pdf.ts';
import { deliveryFiles, expectRefusedOrExact, invoiceFiles } from './fuzz-files.ts';
import { readContent, withFile } from './read-file.ts';
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
