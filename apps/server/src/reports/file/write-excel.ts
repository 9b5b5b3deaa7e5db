import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CellValue, type Sheet, sheetBytes, writeWorkbook } from '@waybill/spreadsheet';
import { parse } from 'csv-parse';
import type { FileOrder, FurtherSheet, ProgressListener, WrittenFile } from './file-order.ts';
import { HashedFile } from './hashed-file.ts';
import { cellsOf, sheetColumn } from './sheet-cells.ts';

/** Writes the rows as an Excel file, with the further sheets and a last one that says what the rows are. */
export async function writeExcel(order: FileOrder, onProgress: ProgressListener): Promise<WrittenFile> {
  const hashed = new HashedFile(order.rowsFile);
  let checksum = '';
  async function* aboutRows(): AsyncGenerator<CellValue[]> {
    checksum = hashed.checksum();
    yield* order.about.map(([said, value]) => [said, value]);
    yield ['Rows', order.rows];
    yield ['Checksum (SHA-256 of the rows as CSV)', checksum];
  }
  const rows: Sheet = {
    name: 'Rows',
    columns: order.columns.map(sheetColumn),
    rows: cellsOf(order.columns, counted(order, hashed, onProgress)),
    mostBytes: sheetBytes(order.rows, order.columns.length, (await stat(order.rowsFile)).size),
  };
  const about: Sheet = { name: 'About', columns: aboutColumns, rows: aboutRows() };
  const further = order.further.map((sheet): Sheet => ({ ...sheet, rows: rowsOf(sheet) }));
  await writeWorkbook([rows, ...further, about], Writable.toWeb(createWriteStream(order.file)));
  return { checksum };
}

async function* rowsOf({ rows }: FurtherSheet): AsyncGenerator<readonly CellValue[]> {
  yield* rows;
}

const aboutColumns: Sheet['columns'] = [
  { format: 'label', width: 40 },
  { format: 'text', width: 100 },
];

async function* counted(
  { columns, rows }: FileOrder,
  hashed: HashedFile,
  onProgress: ProgressListener,
): AsyncGenerator<string[]> {
  const parser = parse({ bom: true, from: 2, skip_empty_lines: columns.length > 1 });
  const fed = pipeline(hashed.pieces(), parser);
  // The parser passes the same failure to its reader.
  fed.catch(() => undefined);
  let written = 0;
  for await (const record of parser) {
    yield record;
    written += 1;
    if (written % 1_000 === 0) onProgress(Math.floor((100 * written) / Math.max(rows, 1)));
  }
  await fed;
}
