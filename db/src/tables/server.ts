import type { ColumnType } from 'kysely';

/** A server that works on this settings database. What it has begun refers to it; without one the work is abandoned. */
export interface ServerTable {
  id: string;
  /** Machine and process, for people. */
  name: string;
  started_at: ColumnType<Date, Date | string, never>;
  /** When it last said that it is there. */
  seen_at: ColumnType<Date, Date | string, Date | string>;
}

/** What is being done with an uploaded file, and how far that is. */
export interface UploadWorkTable {
  upload_id: string;
  user_id: number;
  /** Null: the server that read the file is gone. */
  server_id: string | null;
  since: ColumnType<Date, Date | string, Date | string>;
  /** JSON of the contract's state of an upload. */
  state: ColumnType<unknown, string, string>;
}

/** The server on which a request writes to an upload. */
export interface UploadLockTable {
  upload_id: string;
  server_id: string;
}

/** A solved captcha, which counts once. */
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

/** Recurring work that one of the servers does, and when one last began it. */
export interface ChoreTable {
  name: string;
  begun_at: ColumnType<Date, Date | string, Date | string>;
}
