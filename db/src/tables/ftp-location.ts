import type { ColumnType, Generated } from 'kysely';

type DateOrder = 'month first' | 'day first';

/** How invoices are fetched: from a server, a mailbox (`imaps`) or a folder of this machine. */
export type FtpProtocol = 'sftp' | 'ftps' | 'ftp' | 'imaps' | 'folder' | 'smtp';

/** Whose mails a mailbox takes, as JSON. */
export interface StoredMailRules {
  /** The mailbox's own address; what follows a `+` in it names a client or an account. */
  readonly address: string;
  /** Addresses and domains. */
  readonly senders: string[];
  /** The name under which the mail server states in Authentication-Results what it checked. */
  readonly authservId: string;
  /** Whether senders are told what became of their files. */
  readonly replies: boolean;
}
/** The result of a fetch. */
export type FetchOutcome = 'running' | 'done' | 'failed';

type Moment = ColumnType<Date, Date | string, Date | string>;
type MomentOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Where a client's carrier invoices are fetched from. Secrets are encrypted. */
export interface FtpLocationTable {
  id: Generated<number>;
  client_id: number;
  name: string;
  protocol: FtpProtocol;
  /** Empty for a folder of this machine. */
  host: string;
  /** 0 for a folder of this machine. */
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
  /** Of files that do not name it, as an ISO 4217 code. */
  currency_code: ColumnType<string | null, string | null | undefined, string | null>;
  /** Of dates that may be read in two ways. */
  date_order: ColumnType<DateOrder | null, DateOrder | null | undefined, DateOrder | null>;
  /** Only of mailboxes; written as JSON. */
  mail: ColumnType<StoredMailRules | null, string | null | undefined, string | null>;
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
  /** The mail that brought it. */
  mail_id: ColumnType<number | null, number | null | undefined, number | null>;
}

/** A mail that a visit to a mailbox found new. */
export interface FetchedMailTable {
  id: Generated<number>;
  fetch_id: number;
  location_id: number;
  /** Where it is: folder, UIDVALIDITY and UID. */
  place: string;
  /** Hash of its Message-ID and attachments: a mail with the same one is known. Null if it was not read so far. */
  content_key: ColumnType<string | null, string | null | undefined, string | null>;
  sender: string;
  subject: string;
  /** `reading`: a visit is at it, or was interrupted; the next one reads it again. */
  outcome: 'reading' | 'taken' | 'known' | 'ignored' | 'refused';
  /** Why nothing of it was taken. */
  reason: string | null;
  /** Null: none was due. */
  reply: ColumnType<'sent' | 'failed' | null, 'sent' | 'failed' | null | undefined, 'sent' | 'failed' | null>;
}
