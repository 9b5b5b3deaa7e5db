import type { ColumnType, Generated } from 'kysely';

/** An identity provider that signs in the tenant's users by SAML 2.0. */
export interface IdentityProviderTable {
  id: Generated<number>;
  tenant_id: number;
  name: string;
  entity_id: string;
  sign_in_url: string;
  /** One PEM block after another. */
  certificates: string;
  /** Lower case, separated by spaces; empty: all addresses of the tenant. */
  email_domains: string;
  match_by: 'email' | 'name_id';
  /** The attribute with the e-mail address; null if it is the NameID. */
  email_attribute: string | null;
  /** Whether the whole response must be signed, as well as its assertion. */
  response_signed: boolean;
  /** Whether this portal signs its requests. */
  requests_signed: Generated<boolean>;
  /** The role of new accounts; null if none are created. */
  new_user_role_id: number | null;
  enabled: boolean;
  created_at: ColumnType<Date, Date | string | undefined, never>;
}
