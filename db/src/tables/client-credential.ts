import type { ColumnType, Generated } from 'kysely';

/** What the credential is for. */
export type CredentialPurpose = 'web_site' | 'api' | 'other';

/** A client's login at a carrier. The secret is encrypted. */
export interface ClientCredentialTable {
  id: Generated<number>;
  client_id: number;
  carrier_id: number;
  purpose: CredentialPurpose;
  /** Begins with https. */
  address: string;
  user_name: string;
  secret: string;
  note: string;
  secret_changed_at: ColumnType<Date, Date | string, Date | string>;
}
