import { PassThrough, Writable } from 'node:stream';
import type { TableFormat } from '@waybill/contract';
import { type CsvValue, csvTable, fileName } from '@waybill/model';
import { type CellFormat, writeWorkbook } from '@waybill/spreadsheet';
import type { FastifyReply } from 'fastify';
import { attachment } from '../http/attachment.ts';
import { contentTypeOf } from './content-type.ts';

/** A column of a list as a file. */
export interface FileColumn<Row> {
  readonly header: string;
  readonly format: CellFormat;
  readonly value: (row: Row) => CsvValue;
}

interface TableFile<Row> {
  /** Without its extension. */
  readonly name: string;
  readonly format: TableFormat;
  readonly columns: readonly FileColumn<Row>[];
  readonly rows: readonly Row[];
}

const widest = 40;
const narrowest = 12;

/** Returns a list as a file for people: CSV or Excel. */
export function tableFile<Row>(reply: FastifyReply, { name, format, columns, rows }: TableFile<Row>): unknown {
  reply
    .type(contentTypeOf(format))
    .header('content-disposition', attachment(`${fileName(name)}.${format}`))
    .header('cache-control', 'private, no-store');
  const lines = rows.map((row) => columns.map(({ value }) => value(row)));
  if (format === 'csv')
    return csvTable(
      columns.map((column) => ({ header: column.header, type: column.format })),
      lines,
    );
  const file = new PassThrough();
  const sheet = {
    name: 'Rows',
    columns: columns.map((column) => ({ header: column.header, format: column.format, width: widthOf(column) })),
    rows: lines,
  };
  writeWorkbook([sheet], Writable.toWeb(file)).catch((error: Error) => file.destroy(error));
  return file;
}

const widthOf = ({ header, format }: Pick<FileColumn<never>, 'header' | 'format'>): number =>
  Math.min(widest, Math.max(format === 'text' ? 20 : narrowest, header.length + 4));
