import type { ColumnType, Generated } from 'kysely';

/** A message to a user. `details` is JSON with the values of its text. */
export interface NotificationTable {
  id: Generated<number>;
  user_id: number;
  kind: string;
  details: string;
  /** Path in the web app that shows more. */
  link: string | null;
  /** A user gets only one message with the same mark. */
  only_once: string | null;
  created_at: ColumnType<Date, Date | string | undefined, never>;
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
