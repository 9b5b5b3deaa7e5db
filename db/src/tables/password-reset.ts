import type { ColumnType } from 'kysely';

/** A temporary password that was mailed. The user's own password keeps working until this one is used. */
export interface PasswordResetTable {
  user_id: number;
  password_hash: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}
