import type { ColumnType } from 'kysely';

/** An assertion that was accepted, remembered while it could be shown again. */
export interface SsoUsedAssertionTable {
  identity_provider_id: number;
  assertion_id: string;
  until: ColumnType<Date, Date | string, never>;
}
