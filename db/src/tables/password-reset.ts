import type { ColumnType } from 'kysely';

/** A temporary password that was mailed: it opens one session. The user's own password works until it is changed. */
export interface PasswordResetTable {
  user_id: number;
  password_hash: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
