import type { CellFormat, CellValue, Sheet } from '@waybill/spreadsheet';
import type { ReportColumn } from '../report-columns.ts';

/** The cells of rows that were written as CSV. */
export async function* cellsOf(
  columns: readonly ReportColumn[],
  records: AsyncIterable<readonly string[]>,
): AsyncGenerator<CellValue[]> {
  for await (const record of records) yield columns.map(({ type }, index) => cellOf(record[index], type));
}

function cellOf(text: string | undefined, type: ReportColumn['type']): CellValue {
  if (text === undefined || text === '') return null;
  switch (type) {
    case 'text':
      return /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) ? text.slice(1) : text;
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

/** How a column of a report is written in a sheet. */
export function sheetColumn({ header, type }: ReportColumn): Sheet['columns'][number] {
  return { header, format: formats[type] ?? 'number', width: Math.max(widths[type] ?? 12, header.length + 4) };
}
