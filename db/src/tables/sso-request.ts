import type { ColumnType } from 'kysely';

/** A request to an identity provider that has not been answered yet; only hashes of its secrets are kept. */
export interface SsoRequestTable {
  relay_state_hash: string;
  request_id: string;
  identity_provider_id: number;
  browser_hash: string;
  log_off_other_sessions: boolean;
  expires_at: ColumnType<Date, Date | string, never>;
}
