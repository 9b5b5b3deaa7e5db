import type { Generated } from 'kysely';

/** UPS is carrier 1, FedEx carrier 2 (S1 section 3). A tenant sees those of all tenants (null), and the ones it added. */
export interface CarrierTable {
  id: number;
  tenant_id: Generated<number | null>;
  name: string;
}
