import type { ColumnType, Generated } from 'kysely';

/** Loads whose rows are in one file for each table; an empty version: the files may be written in part. */
export interface StoredPart {
  readonly number: number;
  readonly loads: readonly { readonly id: number; readonly version: string }[];
}

/** A directory or bucket that is kept up to date with the rows of a client. Secrets are encrypted. */
export interface DataExportTable {
  id: Generated<number>;
  client_id: number;
  /** Who saved it last: it delivers what they may read. */
  user_id: number | null;
  name: string;
  format: 'parquet' | 'csv';
  currency: 'usd' | 'billed';
  /** `YYYY-MM-DD`; null: from the first invoice on. */
  from_date: string | null;
  protocol: 'sftp' | 's3';
  /** For S3 the address of the storage, empty for AWS. */
  host: string;
  /** 0 for S3. */
  port: number;
  /** Empty for SFTP, like the bucket. */
  region: string;
  bucket: string;
  path: string;
  /** For S3 the access key, whose secret is the password. */
  user_name: string;
  password: string | null;
  private_key: string | null;
  passphrase: string | null;
  /** Fingerprint that an SFTP server showed at the first test; null before. */
  host_key: string | null;
  frequency: 'hourly' | 'daily';
  hour: number;
  time_zone: string;
  active: boolean;
  next_run_at: ColumnType<Date, Date | string, Date | string>;
  /** Runs that failed since the last one that did not. */
  failures: Generated<number>;
  /** What is there; written as JSON. */
  parts: ColumnType<StoredPart[], string | undefined, string>;
  created_at: Generated<Date>;
}

/** One run of an export. */
export interface DataExportRunTable {
  id: Generated<number>;
  export_id: number;
  started_at: ColumnType<Date, Date | string, Date | string>;
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  outcome: 'running' | 'done' | 'failed';
  /** Why it failed, in sentences. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** Who asked for it; null if it was scheduled. */
  user_id: number | null;
  /** The server that delivers; null if that is gone. */
  server_id: string | null;
  files_written: Generated<number>;
  files_removed: Generated<number>;
  bytes_written: Generated<number>;
}
