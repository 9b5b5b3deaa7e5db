import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, never>;
type LaterMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A token with which a program makes calls as a user, within limits. */
export interface ApiTokenTable {
  id: Generated<number>;
  tenant_id: number;
  /** The user as whom it acts. */
  user_id: number;
  kind: 'personal' | 'service';
  name: string;
  /** The first characters of the token, by which people recognise it. */
  beginning: string;
  /** SHA-256 of the token, in hexadecimal. */
  secret_hash: string;
  writes: boolean;
  /** Null: all permissions of its user. */
  permissions: readonly string[] | null;
  /** Null: all clients of its user. */
  client_ids: readonly number[] | null;
  /** The identity provider that vouched for its user when they made it for themselves; null if none did. */
  identity_provider_id: number | null;
  /** Addresses and networks from which it may be used; empty: any. */
  networks: Generated<readonly string[]>;
  made_by: number | null;
  created_at: Moment;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  last_used_at: LaterMoment;
  last_used_from: string | null;
  revoked_at: LaterMoment;
  revoked_by: number | null;
}
