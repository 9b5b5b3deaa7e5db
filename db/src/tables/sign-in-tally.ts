import type { ColumnType } from 'kysely';

/** Recent failed sign-ins of a user, an unknown name, or an address. */
export interface SignInTallyTable {
  /**
   * `user:` and the number, `name:` and the hash of tenant and name (each also with ` from ` and a network), or
   * `address:` and the network.
   */
  key: string;
  failures: number;
  last_at: ColumnType<Date, Date | string, Date | string>;
  blocked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}
