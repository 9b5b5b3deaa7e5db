import type { Generated } from 'kysely';

/** Accounts of a client that belong together. */
export interface AccountGroupTable {
  id: Generated<number>;
  client_id: number;
  account_division_id: number | null;
  name: string;
}

/** Account groups of a client that belong together. */
export interface AccountDivisionTable {
  id: Generated<number>;
  client_id: number;
  name: string;
}
