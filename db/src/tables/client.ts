import type { Generated } from 'kysely';

/** A shipper. A parent client has children that may be analysed with it. `engage_date` is `YYYY-MM-DD`. */
export interface ClientTable {
  id: Generated<number>;
  tenant_id: number;
  name: string;
  code: string;
  city: string | null;
  state: string | null;
  parent_client_id: number | null;
  engage_date: string | null;
}

/** The clients that are assigned to a user; children of an assigned parent are included by it. */
export interface UserClientTable {
  user_id: number;
  client_id: number;
}
