import { createWriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CellFormat, type CellValue, type Sheet, writeWorkbook } from '@waybill/spreadsheet';
import { parse } from 'csv-parse';
import type { ReportColumn } from '../report-columns.ts';
import type { FileOrder, ProgressListener, WrittenFile } from './file-order.ts';
import { HashedFile } from './hashed-rows.ts';

/** Writes the rows as an Excel file, with a second sheet that says what they are. */
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
    rows: cellsOf(order, hashed, onProgress),
  };
  const about: Sheet = { name: 'About', columns: aboutColumns, rows: aboutRows() };
  await writeWorkbook([rows, about], Writable.toWeb(createWriteStream(order.file)));
  return { checksum };
}

const aboutColumns: Sheet['columns'] = [
  { format: 'label', width: 40 },
  { format: 'text', width: 100 },
];

async function* cellsOf(
  { columns, rows }: FileOrder,
  hashed: HashedFile,
  onProgress: ProgressListener,
): AsyncGenerator<CellValue[]> {
  const parser = parse({ from: 2, skip_empty_lines: columns.length > 1 });
  const fed = pipeline(hashed.pieces(), parser);
  // The parser hands the same failure to whoever reads it.
  fed.catch(() => undefined);
  let written = 0;
  for await (const record of parser) {
    yield columns.map(({ type }, index) => cellOf(record[index], type));
    written += 1;
    if (written % 1_000 === 0) onProgress(Math.floor((100 * written) / Math.max(rows, 1)));
  }
  await fed;
}

function cellOf(text: string | undefined, type: ReportColumn['type']): CellValue {
  if (text === undefined || text === '') return null;
  switch (type) {
    case 'text':
      return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
    case 'date':
    case 'timestamp':
      return text;
    case 'boolean':
      return text === 'true';
    default:
      return Number(text);
  }
}

const formats: Partial<Record<ReportColumn['type'], CellFormat>> = {
  text: 'text',
  money: 'money',
  integer: 'integer',
  bigint: 'integer',
  date: 'date',
  timestamp: 'timestamp',
};

const widths: Partial<Record<ReportColumn['type'], number>> = { text: 20, timestamp: 17 };

function sheetColumn({ header, type }: ReportColumn): Sheet['columns'][number] {
  return { header, format: formats[type] ?? 'number', width: Math.max(widths[type] ?? 12, header.length + 4) };
}
