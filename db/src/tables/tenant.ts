import type { Generated } from 'kysely';

/** A separate organisation with users and clients; the default one is named `default`. */
export interface TenantTable {
  id: Generated<number>;
  name: string;
  /** For how many days conversations with the assistant are kept. */
  conversation_days: Generated<number>;
  /** Domains whose addresses may get reports although nobody signs in there, separated by spaces. */
  mail_domains: Generated<string>;
}
