import { type ColumnType, type CsvValue, csvTable } from '@waybill/model';
import type { CellFormat, CellValue, Sheet } from '@waybill/spreadsheet';
import { saveFile } from './save-file.ts';

/** A column of a table that is saved. */
export interface SavedColumn<Row> {
  readonly header: string;
  readonly type: ColumnType;
  readonly cellOf: (row: Row) => CsvValue;
}

/** A table to save, with its description. */
export interface SavedTable<Row> {
  readonly name: string;
  readonly columns: readonly SavedColumn<Row>[];
  readonly rows: readonly Row[];
  readonly about: readonly (readonly [label: string, value: string])[];
  readonly sheetNames: readonly [rows: string, about: string];
}

/** Saves the rows alone, so that the file can be read by any program. */
export function saveCsv<Row>({ name, columns, rows }: SavedTable<Row>): void {
  const lines = rows.map((row) => columns.map(({ cellOf }) => cellOf(row)));
  saveFile(new Blob([csvTable(columns, lines)], { type: 'text/csv' }), `${name}.csv`);
}

/** Saves the rows with their real types, and a second sheet that says what they are: whose, of which days, under which filters. */
export async function saveExcel<Row>({ name, columns, rows, about, sheetNames }: SavedTable<Row>): Promise<void> {
  const { writeWorkbook } = await import('@waybill/spreadsheet');
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const sheets: readonly [Sheet, Sheet] = [
    {
      name: sheetNames[0],
      columns: columns.map(({ header, type }) => ({ header, format: formatOf(type), width: widthOf(header, type) })),
      rows: rows.map((row) => columns.map(({ cellOf }): CellValue => cellOf(row))),
    },
    {
      name: sheetNames[1],
      columns: [
        { format: 'label', width: 30 },
        { format: 'text', width: 100 },
      ],
      rows: about,
    },
  ];
  const [bytes] = await Promise.all([new Response(readable).blob(), writeWorkbook(sheets, writable)]);
  saveFile(new Blob([bytes], { type: excelType }), `${name}.xlsx`);
}

const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function formatOf(type: ColumnType): CellFormat {
  if (type === 'bigint') return 'integer';
  return type === 'text' || type === 'money' || type === 'integer' || type === 'date' || type === 'timestamp'
    ? type
    : 'number';
}

function widthOf(header: string, type: ColumnType): number {
  return Math.max(type === 'text' ? 20 : 14, header.length + 4);
}
