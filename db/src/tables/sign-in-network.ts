import type { ColumnType } from 'kysely';

/** A network from which a user has signed in: what others do wrong elsewhere does not make it wait. */
export interface SignInNetworkTable {
  user_id: number;
  /** As `networkOf` of the server names it. */
  network: string;
  last_at: ColumnType<Date, Date | string, Date | string>;
}
