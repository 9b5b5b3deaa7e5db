import type { Generated } from 'kysely';

/** A rule that books a client's charges to an account of its general ledger. `conditions` is JSON. */
export interface GlCodeTable {
  id: Generated<number>;
  client_id: number;
  code: string;
  name: string;
  position: number;
  conditions: string;
}
