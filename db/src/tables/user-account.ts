import type { ColumnType, Generated } from 'kysely';

/** A person who signs in. `password_expires_on` is a UTC calendar day, `YYYY-MM-DD`; `chat`: may use the assistant, `chat_shown`: wants to. */
export interface UserAccountTable {
  id: Generated<number>;
  tenant_id: number;
  login: string;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  password_expires_on: string;
  must_change_password: Generated<boolean>;
  activated: Generated<boolean>;
  internal: Generated<boolean>;
  beta: Generated<boolean>;
  chat: Generated<boolean>;
  chat_shown: Generated<boolean>;
  many_sessions: Generated<boolean>;
  /** By which an identity provider knows the user (SCIM). */
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  default_landing_page: string | null;
  created_at: ColumnType<Date, Date | string | undefined, never>;
}
