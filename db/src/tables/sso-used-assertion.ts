import type { ColumnType } from 'kysely';

/** An assertion that was accepted, kept for as long as it could be replayed. */
export interface SsoUsedAssertionTable {
  identity_provider_id: number;
  assertion_id: string;
  until: ColumnType<Date, Date | string, never>;
}
