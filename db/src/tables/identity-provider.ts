import type { ColumnType, Generated } from 'kysely';

/** An identity provider that signs in the tenant's users, by SAML 2.0 or by OpenID Connect. */
export interface IdentityProviderTable {
  id: Generated<number>;
  tenant_id: number;
  name: string;
  /** OpenID Connect: the issuer. */
  entity_id: string;
  /** OpenID Connect: the address of its configuration. */
  sign_in_url: string;
  /** One PEM block after another; empty with OpenID Connect. */
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
  /** Under which the provider knows this portal by OpenID Connect; null: it speaks SAML. */
  client_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** Encrypted. */
  client_secret: ColumnType<string | null, string | null | undefined, string | null>;
  /** The role of new accounts; null if none are created. */
  new_user_role_id: number | null;
  enabled: boolean;
  created_at: ColumnType<Date, Date | string | undefined, never>;
}
