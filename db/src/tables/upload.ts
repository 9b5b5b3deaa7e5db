import type { ColumnType } from 'kysely';

/** A file that a browser uploads in pieces, or has uploaded, if its pieces are in the file store. */
export interface UploadTable {
  id: string;
  user_id: number;
  name: string;
  /** The size of the whole file. */
  bytes: number;
  /** Why it cannot be read: it could not be taken out of its archive. */
  refusal: string | null;
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
