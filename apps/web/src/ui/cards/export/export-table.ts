import type { CsvAmount, CsvValue } from '@waybill/model';
import type { ExportText } from './export-texts.ts';

/** The figures behind a picture as a file takes them: numbers in full, in the reader's currency and unit. */
export interface ExportTable {
  /** What the head of the file contains besides client, dates and filters. */
  readonly notes?: readonly ExportText[];
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (CsvValue | CsvAmount)[])[];
}

/** A table, or how to get it on demand. */
export type ExportSource = ExportTable | (() => Promise<ExportTable>);
