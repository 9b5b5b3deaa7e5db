import type { CsvValue } from '@waybill/model';

/** The figures behind a picture as a file takes them: numbers in full, in the reader's currency and unit. */
export interface ExportTable {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}
