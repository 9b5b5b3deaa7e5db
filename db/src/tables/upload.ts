import type { ColumnType, Generated } from 'kysely';

/** A file that a browser uploads in pieces, or has uploaded. */
export interface UploadTable {
  id: string;
  user_id: number;
  name: string;
  /** The size of the whole file. */
  bytes: number;
  /** Why it cannot be read: it could not be taken out of its archive. */
  refusal: string | null;
  /** How many files an archive will become, and how large they are together. */
  reserved_files: Generated<number>;
  reserved_bytes: Generated<number>;
  begun_at: ColumnType<Date, Date | string, Date | string>;
}

/** A part of an upload, which has arrived and is stored under this number. */
export interface UploadPieceTable {
  id: string;
  upload_id: string;
  /** How many bytes of the file are before it. */
  start: number;
  bytes: number;
}
