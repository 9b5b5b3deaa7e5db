import type { ReportFileFormat, TableFormat } from '@waybill/contract';
import type { CellValue, SheetColumn } from '@waybill/spreadsheet';
import type { ReportColumn } from '../report-columns.ts';

/** What to make from the rows that the warehouse wrote. */
export interface FileOrder {
  readonly format: ReportFileFormat;
  /** The files of an archive. */
  readonly entryFormat: TableFormat;
  /** The rows as CSV; for Parquet as Parquet. */
  readonly rowsFile: string;
  /** The file to be written; for CSV and Parquet the rows themselves. */
  readonly file: string;
  readonly columns: readonly ReportColumn[];
  /** The number of rows, not counting the header. */
  readonly rows: number;
  /** The lines of the sheet that describes the report: labels with their values. */
  readonly about: readonly (readonly [string, string])[];
  /** Sheets of an Excel file between its rows and what it says about them. */
  readonly further: readonly FurtherSheet[];
}

/** A small sheet, whole. */
export interface FurtherSheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly CellValue[])[];
}

/** What was written. */
export interface WrittenFile {
  /** SHA-256 of the rows as CSV, or of the Parquet file, in hexadecimal digits. */
  readonly checksum: string;
}

/** Reports the percentage written, whenever it changes. */
export type ProgressListener = (percent: number) => void;
