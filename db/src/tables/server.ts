import type { ColumnType } from 'kysely';

/**
 * A server that uses this settings database. The work that it has started refers to it; work without a server is
 * abandoned.
 */
export interface ServerTable {
  id: string;
  /** Machine and process, for people. */
  name: string;
  started_at: ColumnType<Date, Date | string, never>;
  /** When it last renewed this row. */
  seen_at: ColumnType<Date, Date | string, Date | string>;
}

/** The work on an uploaded file, and its progress. */
export interface UploadWorkTable {
  upload_id: string;
  user_id: number;
  /** Null if the server that was reading the file is gone. */
  server_id: string | null;
  since: ColumnType<Date, Date | string, Date | string>;
  /** JSON of the contract's state of an upload. */
  state: ColumnType<unknown, string, string>;
}

/** The server on which a request is writing to an upload. */
export interface UploadLockTable {
  upload_id: string;
  server_id: string;
}

/** A solved captcha, which can be used once. */
export interface UsedCaptchaTable {
  nonce: string;
  expires_at: ColumnType<Date, Date | string, never>;
}

/** A request to the language model, and what it used. */
export interface LanguageModelRequestTable {
  id: ColumnType<number, never, never>;
  user_id: number;
  at: ColumnType<Date, Date | string, never>;
  tokens: number;
}

/** How many requests somebody has made within the current time span of a limit. */
export interface RequestTallyTable {
  key: string;
  ends_at: ColumnType<Date, Date | string, Date | string>;
  requests: number;
}

/** Recurring work that one of the servers does, and when it was last started. */
export interface ChoreTable {
  name: string;
  begun_at: ColumnType<Date, Date | string, Date | string>;
}
