import type { ColumnType } from 'kysely';

/** Opens one session for a user whom an identity provider has named; used once, by the browser that began. */
export interface SsoTicketTable {
  ticket_hash: string;
  user_id: number;
  identity_provider_id: number;
  browser_hash: string;
  log_off_other_sessions: boolean;
  expires_at: ColumnType<Date, Date | string, never>;
}
