import type { Generated } from 'kysely';

/** A separate organisation with users and clients; the default one is named `default`. */
export interface TenantTable {
  id: Generated<number>;
  name: string;
}
