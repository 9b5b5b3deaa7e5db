import type { ReportFileFormat, ReportFormat } from '@waybill/contract';
import type { ReportColumn } from '../report-columns.ts';

/** What is to be made of the rows that the warehouse wrote as CSV. */
export interface FileOrder {
  readonly format: ReportFileFormat;
  /** What the files of an archive are. */
  readonly entryFormat: ReportFormat;
  /** The rows as CSV. */
  readonly rowsFile: string;
  /** The file to be written; for CSV the rows themselves. */
  readonly file: string;
  readonly columns: readonly ReportColumn[];
  /** How many rows there are, the header not counted. */
  readonly rows: number;
  /** Lines of the sheet that describes the report: labels with their values. */
  readonly about: readonly (readonly [string, string])[];
}

/** What was written. */
export interface WrittenFile {
  /** SHA-256 of the rows as CSV, in hexadecimal digits. */
  readonly checksum: string;
}

/** Tells how many percent are written, whenever that changes. */
export type ProgressListener = (percent: number) => void;
