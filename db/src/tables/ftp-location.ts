import type { ColumnType, Generated } from 'kysely';

/** The protocol of a server with invoices. */
export type FtpProtocol = 'sftp' | 'ftps' | 'ftp';
/** The result of a fetch. */
export type FetchOutcome = 'running' | 'done' | 'failed';

type Moment = ColumnType<Date, Date | string, Date | string>;
type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A folder on another server from which a client's carrier invoices are fetched. Secrets are encrypted. */
export interface FtpLocationTable {
  id: Generated<number>;
  client_id: number;
  name: string;
  protocol: FtpProtocol;
  host: string;
  port: number;
  path: string;
  /** File names with `*` and `?`. */
  pattern: string;
  user_name: string;
  password: string | null;
  private_key: string | null;
  passphrase: string | null;
  /** Fingerprint that the server showed at the first test; null before. */
  host_key: string | null;
  /** Null: only on request. */
  interval_minutes: number | null;
  /** Where fetched files are moved to on the server; null: they are not moved. */
  move_to: string | null;
  active: Generated<boolean>;
}

/** One fetch from a location. */
export interface FtpFetchTable {
  id: Generated<number>;
  location_id: number;
  started_at: Moment;
  finished_at: MomentOrNull;
  outcome: FetchOutcome;
  /** Why it failed, one sentence. */
  reason: string | null;
  /** Who asked for it; null if it was scheduled. */
  user_id: number | null;
  /** The server that fetches; null if that is gone. */
  server_id: Generated<string | null>;
}

/** A file that a visit found new. `listing` names its version on the server, so that it is not fetched again. */
export interface FtpFileTable {
  id: Generated<number>;
  fetch_id: number;
  location_id: number;
  name: string;
  listing: string;
  bytes: number;
  /**
   * `failed`: it will be fetched again; `interrupted`: the process ended during its load, and only a user can start it
   * again.
   */
  outcome: 'loading' | 'loaded' | 'already_there' | 'incomplete' | 'refused' | 'failed' | 'interrupted';
  reason: string | null;
  invoice_file_sha256: string | null;
}
