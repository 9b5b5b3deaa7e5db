import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileName } from '@waybill/model';
import { type ArchivedFile, sheetBytes, writeWorkbook, writeArchive as writeZip } from '@waybill/spreadsheet';
import { parse } from 'csv-parse';
import type { FileOrder, ProgressListener, WrittenFile } from './file-order.ts';
import { HashedFile } from './hashed-rows.ts';
import { cellsOf, sheetColumn } from './sheet-cells.ts';

type CsvRecord = readonly string[];

/** The headers of the columns that identify an invoice. */
const keyHeaders = ['Carrier', 'Account Number', 'Invoice Number', 'Invoice Date'];

/** Writes a file for each invoice of the rows, which come invoice by invoice, into an archive. */
export async function writeArchive(order: FileOrder, onProgress: ProgressListener): Promise<WrittenFile> {
  const hashed = new HashedFile(order.rowsFile);
  await writeZip(filesOf(order, hashed, onProgress), Writable.toWeb(createWriteStream(order.file)));
  return { checksum: hashed.checksum() };
}

async function* filesOf(
  order: FileOrder,
  hashed: HashedFile,
  onProgress: ProgressListener,
): AsyncGenerator<ArchivedFile> {
  const parser = parse({ bom: true, from: 2 });
  const fed = pipeline(hashed.pieces(), parser);
  // The parser passes the same failure to its reader.
  fed.catch(() => undefined);
  const records: AsyncIterator<CsvRecord> = parser[Symbol.asyncIterator]();
  const places = keyHeaders.map((header) => order.columns.findIndex((column) => column.header === header));
  const nameOf = (record: CsvRecord) => places.map((place) => (record[place] ?? '').replace(/^'/, '')).join('_');
  const mostBytes = sheetBytes(order.rows, order.columns.length, (await stat(order.rowsFile)).size);
  let written = 0;
  let next = await records.next();
  async function* invoice(name: string): AsyncGenerator<CsvRecord> {
    while (!next.done && nameOf(next.value) === name) {
      yield next.value;
      written += 1;
      if (written % 1_000 === 0) onProgress(Math.floor((100 * written) / Math.max(order.rows, 1)));
      next = await records.next();
    }
  }
  while (!next.done) {
    const name = nameOf(next.value);
    const content = contentOf(order, invoice(name), mostBytes);
    yield { name: `${fileName(name)}.${order.entryFormat}`, content, mostBytes };
  }
  await fed;
}

function contentOf(
  order: FileOrder,
  records: AsyncGenerator<CsvRecord>,
  mostBytes: number,
): ReadableStream<Uint8Array> {
  if (order.entryFormat === 'csv') return webStream(csvLines(order, records));
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const rows = cellsOf(order.columns, records);
  const sheet = { name: 'Rows', columns: order.columns.map(sheetColumn), rows, mostBytes };
  writeWorkbook([sheet], writable).catch(() => undefined);
  return readable;
}

function webStream(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

async function* csvLines({ columns }: FileOrder, records: AsyncIterable<CsvRecord>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(`\ufeff${lineOf(columns.map(({ header }) => header))}`);
  for await (const record of records) yield encoder.encode(lineOf(record));
}

/** The fields as the warehouse wrote them: texts that look like formulas are guarded already. */
const lineOf = (fields: CsvRecord): string =>
  `${fields.map((field) => (/[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')}\r\n`;
