import type { ColumnType, Generated } from 'kysely';

/** A look-up of tracking numbers: who asked for which, and how many of them were found. */
export interface TrackingLookupTable {
  id: Generated<number>;
  tenant_id: number;
  user_id: number;
  at: ColumnType<Date, Date | string, never>;
  /** `page` for the page of look-ups, `search` for the search in the header. */
  source: string;
  /** The tracking numbers with spaces between. */
  numbers: string;
  asked: number;
  found: number;
}
