import type { ColumnType } from 'kysely';

/** A network from which a user has signed in, so that wrong passwords from elsewhere do not delay it. */
export interface SignInNetworkTable {
  user_id: number;
  /** As `networkOf` of the server names it. */
  network: string;
  last_at: ColumnType<Date, Date | string, Date | string>;
}
