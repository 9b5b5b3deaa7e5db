import type { ColumnType, Generated } from 'kysely';

/** `queued` and `running` are in progress, the others final. */
export type ReportStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
/** The formats in which a report can be requested. */
export type ReportFormat = 'csv' | 'xlsx' | 'parquet';
/** An archive holds files of a format. */
export type ReportFileFormat = ReportFormat | 'zip';

/** A report that a user submitted. `request` is the call's body as JSON; equal requests have the same `request_hash`. */
export interface ReportTable {
  id: Generated<number>;
  user_id: number;
  client_id: number;
  page: string;
  format: ReportFileFormat;
  request: string;
  request_hash: string;
  /** Name for the reader, with its extension. */
  file_name: string;
  status: Generated<ReportStatus>;
  /** Why it failed, for its owner. */
  reason: string | null;
  /** Percent of the rows that are written. */
  progress: Generated<number>;
  row_count: number | null;
  bytes: number | null;
  /** SHA-256 of the rows as CSV, in hexadecimal digits. */
  checksum: string | null;
  /** The clients whose rows it contains, separated by commas; null until it has run. */
  client_ids: string | null;
  data_version: number | null;
  data_as_of: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** How often it was started, so that a report that can never finish is not restarted forever. */
  attempts: Generated<number>;
  schedule_id: number | null;
  /** The server that runs it; null if none does. */
  server_id: Generated<string | null>;
  submitted_at: ColumnType<Date, Date | string, Date | string>;
  started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** When its file is deleted. */
  expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
