import type { RunOptions } from '../engine/statement.ts';

/** What an export is written as. */
export type ExportFormat = 'csv' | 'parquet';

/** What an export wrote. */
export interface ExportSummary {
  readonly rows: number;
  readonly bytes: number;
}

export interface ExportOptions extends RunOptions {
  /**
   * The names of the columns, one for each column of the query, for a CSV file for people. Such a file has the format
   * of every CSV file of the portal (docs/files.md). Default: the query's own names and texts, as other programs read
   * them.
   */
  readonly headers?: readonly string[];
}
