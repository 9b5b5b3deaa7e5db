import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { FileBeyondLimits, UnmappableFile, UnreadableFile } from '../../src/index.ts';
import { readContent } from '../read-file.ts';
import { cii, usualCii } from './cii.ts';
import { pdfWith } from './pdf.ts';
import { ubl, usualUbl } from './ubl.ts';

const invoice = ubl(usualUbl);
const withDoctype = (doctype: string, text = invoice): string => text.replace('?>', `?>${doctype}`);
const inside = (more: string): string => invoice.replace('<cac:TaxTotal>', `${more}<cac:TaxTotal>`);

describe('an XML file is refused', () => {
  test.each<[string, string, typeof UnreadableFile | typeof FileBeyondLimits]>([
    [
      'with entities that grow',
      withDoctype(
        '<!DOCTYPE i [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>',
        inside('<cbc:Note>&b;</cbc:Note>'),
      ),
      UnreadableFile,
    ],
    ['with a file as an entity', withDoctype('<!DOCTYPE i [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), UnreadableFile],
    [
      'with a document type elsewhere',
      withDoctype('<!DOCTYPE Invoice SYSTEM "http://localhost/i.dtd">'),
      UnreadableFile,
    ],
    ['with an entity that XML does not have', inside('<cbc:Note>&nbsp;</cbc:Note>'), UnreadableFile],
    ['that is nested deeply', inside('<cbc:Note>'.repeat(5_000)), FileBeyondLimits],
    [
      'with an element of many attributes',
      inside(`<cbc:Note ${Array.from({ length: 101 }, (_, n) => `a${n}="x"`).join(' ')}/>`),
      FileBeyondLimits,
    ],
    ['with a tag that does not end', inside(`<cbc:Note ${' '.repeat(1_500_000)}`), FileBeyondLimits],
    ['with too many elements', inside('<cbc:Note/>'.repeat(50_001)), FileBeyondLimits],
    ['without an element', '<?xml version="1.0"?>  ', UnreadableFile],
    ['that is cut off', invoice.slice(0, -200), UnreadableFile],
    ['in an encoding that does not exist', invoice.replace('UTF-8', 'UTF-99'), UnreadableFile],
  ])('%s', async (_, content, kind) => {
    await expect(readContent(content)).rejects.toBeInstanceOf(kind);
  });

  test('that is not encoded as it says', async () => {
    await expect(readContent(Buffer.from(invoice, 'latin1'))).rejects.toThrow(
      'The file is not encoded as it says (UTF-8)',
    );
  });

  test('that is no invoice, with what it is', async () => {
    const content =
      '<?xml version="1.0"?><ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"/>';
    await expect(readContent(content)).rejects.toEqual(
      new UnmappableFile(
        'The XML file is no invoice: it begins with ‘ApplicationResponse’. Waybill reads UBL invoices and credit notes, and UN/CEFACT CII.',
      ),
    );
  });
});

describe('a PDF file is refused', () => {
  const xml = cii(usualCii);
  const noInvoice = 'The PDF file holds no invoice that programs can read';
  const damaged = 'The PDF file is damaged';
  const objects = (...bodies: string[]): Buffer =>
    Buffer.from(
      `%PDF-1.7\n${bodies.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R >>\n`,
      'latin1',
    );

  test.each<[string, Buffer, string]>([
    ['without an invoice', objects('<< /Type /Catalog >>'), noInvoice],
    ['with another file', pdfWith('a,b\n1,2', { name: 'list.csv' }), noInvoice],
    ['that ends at once', Buffer.from('%PDF-1.7\n'), damaged],
    ['that is encrypted', pdfWith(xml, { trailer: '/Encrypt 7 0 R' }), 'The PDF file is encrypted'],
    [
      'whose tree of files never ends',
      objects(
        '<< /Type /Catalog /Names << /EmbeddedFiles 2 0 R >> >>',
        '<< /Kids [2 0 R 2 0 R 3 0 R] >>',
        '<< /Kids [2 0 R] >>',
      ),
      noInvoice,
    ],
    ['whose values are nested deeply', objects('<< /Type /Catalog >>', '['.repeat(10_000)), noInvoice],
    ['whose objects do not end', Buffer.from(`%PDF-1.7\n${'1 0 obj <</A '.repeat(20_000)}`), damaged],
    ['whose strings do not end', Buffer.from(`%PDF-1.7\n${'1 0 obj (\n'.repeat(5_000)}`), damaged],
    ['whose invoice cannot be unpacked', spoilt(pdfWith(xml)), damaged],
    [
      'whose objects grow',
      Buffer.concat([
        Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n'),
        deflateSync(Buffer.alloc(30_000_000, ' ')),
        Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>'),
      ]),
      'The PDF file holds more than that of an invoice',
    ],
  ])('%s', async (_, content, reason) => {
    await expect(readContent(content)).rejects.toThrow(reason);
  });

  test('whose invoice grows', async () => {
    await expect(readContent(pdfWith(Buffer.alloc(50_000_000, ' ')))).rejects.toBeInstanceOf(FileBeyondLimits);
  });
});

/** Bytes of the packed invoice are others. */
function spoilt(pdf: Buffer): Buffer {
  const start = pdf.lastIndexOf('stream\n', pdf.indexOf('endstream') - 10) + 100;
  return pdf.fill(0xff, start, start + 50);
}
