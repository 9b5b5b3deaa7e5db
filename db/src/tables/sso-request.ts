import type { ColumnType } from 'kysely';

/** A request to an identity provider that has not been answered yet; only hashes of its secrets are kept, or what is encrypted. */
export interface SsoRequestTable {
  relay_state_hash: string;
  /** OpenID Connect: the nonce. */
  request_id: string;
  /** OpenID Connect: encrypted, what proves to the provider that the same portal redeems the code. */
  code_verifier: ColumnType<string | null, string | null | undefined, never>;
  identity_provider_id: number;
  browser_hash: string;
  log_off_other_sessions: boolean;
  expires_at: ColumnType<Date, Date | string, never>;
}
