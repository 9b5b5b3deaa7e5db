import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileRecord, RecordsOptions } from '../../layout.ts';
import { invoiceDocuments } from './documents/invoice-documents.ts';
import { type EInvoiceRecord, fieldsOfRecord } from './mapping/einvoice-record.ts';
import type { EInvoice } from './model/einvoice-model.ts';
import { embeddedInvoice } from './pdf/embedded-invoice.ts';

const blockBytes = 65_536;
const beginningOfPdf = '%PDF-';
const bytesLookedAt = 1_024;

/** The invoices of an XML file, or the one in a PDF file, each as a record with the terms that identify it as fields. */
export async function* einvoiceRecords(
  path: string,
  { corrections, signal }: RecordsOptions,
): AsyncGenerator<Iterable<FileRecord>> {
  const bytes = (await isPdf(path))
    ? embeddedInvoice(path)
    : createReadStream(path, { highWaterMark: blockBytes, signal });
  let last = 0;
  for await (const invoice of invoiceDocuments(bytes, signal)) {
    last = Math.max(last + 1, invoice.line);
    const correction = corrections.get(last);
    const fields = correction !== undefined && 'fields' in correction ? correction.fields : fieldsOf(invoice);
    const record: EInvoiceRecord = { line: last, fields, text: fields.join(', '), invoice };
    yield [record];
  }
}

const fieldsOf = ({ terms }: EInvoice): string[] => fieldsOfRecord.map(([term]) => terms[term] ?? '');

async function isPdf(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytesLookedAt), 0, bytesLookedAt, 0);
    return buffer.subarray(0, bytesRead).includes(beginningOfPdf);
  } finally {
    await handle.close();
  }
}
