import type { ColumnType, Generated } from 'kysely';

/** A writing call that came with an Idempotency-Key, and its answer. */
export interface IdempotencyKeyTable {
  id: Generated<number>;
  user_id: number;
  /** Null: the call came with a session. */
  token_id: number | null;
  key: string;
  /** By which it is recognised whether a request is the same. Keyed, because requests may hold passwords. */
  fingerprint: string;
  state: Generated<'under way' | 'answered' | 'not kept' | 'unknown'>;
  /** The server that works on it; null while it is under way: that server is gone. */
  server_id: string | null;
  /** What the caller might see when the answer was given. */
  rights: string | null;
  status: number | null;
  content_type: string | null;
  location: string | null;
  body: string | null;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}
