import type { ColumnType, Generated } from 'kysely';

/** An open sign-in. A token is valid while its session is open and its `token_id` is the session's current one. */
export interface SessionTable {
  id: string;
  user_id: number;
  token_id: string;
  remember_me: boolean;
  /** The identity provider that vouched for the user; null if they signed in with a password. */
  identity_provider_id: Generated<number | null>;
  created_at: ColumnType<Date, Date | string, never>;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
