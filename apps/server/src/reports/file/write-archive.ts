import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileName } from '@waybill/model';
import { type ArchivedFile, sheetBytes, writeWorkbook, writeArchive as writeZip } from '@waybill/spreadsheet';
import { parse } from 'csv-parse';
import type { FileOrder, ProgressListener, WrittenFile } from './file-order.ts';
import { HashedFile } from './hashed-file.ts';
import { cellsOf, sheetColumn } from './sheet-cells.ts';

type CsvRecord = readonly string[];

/** The headers of the columns after which the file of an invoice is named. */
const namingHeaders = ['Carrier', 'Account Number', 'Invoice Number', 'Invoice Date'];
/** The header of the column that tells invoices of one name apart, such as those of two clients; the files lack it. */
const invoiceHeader = 'Invoice id';

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
  const placeOf = (header: string) => order.columns.findIndex((column) => column.header === header);
  const invoicePlace = placeOf(invoiceHeader);
  const namingPlaces = namingHeaders.map(placeOf);
  const nameOf = (record: CsvRecord) =>
    fileName(namingPlaces.map((place) => (record[place] ?? '').replace(/^'/, '')).join('_'));
  const invoiceOf = (record: CsvRecord) => record[invoicePlace] ?? nameOf(record);
  const isShown = (_: unknown, place: number) => place !== invoicePlace;
  const shown = { ...order, columns: order.columns.filter(isShown) };
  const names = new UniqueNames();
  const mostBytes = sheetBytes(order.rows, order.columns.length, (await stat(order.rowsFile)).size);
  let written = 0;
  let next = await records.next();
  async function* linesOf(invoice: string): AsyncGenerator<CsvRecord> {
    while (!next.done && invoiceOf(next.value) === invoice) {
      yield next.value.filter(isShown);
      written += 1;
      if (written % 1_000 === 0) onProgress(Math.floor((100 * written) / Math.max(order.rows, 1)));
      next = await records.next();
    }
  }
  while (!next.done) {
    const name = names.take(nameOf(next.value));
    const content = contentOf(shown, linesOf(invoiceOf(next.value)), mostBytes);
    yield { name: `${name}.${order.entryFormat}`, content, mostBytes };
  }
  await fed;
}

/** Gives every file of an archive a name of its own, also where capital letters make no difference. */
class UniqueNames {
  readonly #taken = new Set<string>();

  take(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.#taken.has(name.toLowerCase()); number += 1) name = `${wanted} (${number})`;
    this.#taken.add(name.toLowerCase());
    return name;
  }
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
  writeWorkbook([sheet], writable).catch((error: unknown) => writable.abort(error));
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
