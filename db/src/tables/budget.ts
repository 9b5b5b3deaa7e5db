import type { ColumnType } from 'kysely';

/** What a client may spend with a carrier in a month, in cents. */
export interface BudgetMonthTable {
  client_id: number;
  carrier: string;
  /** Its first day, `YYYY-MM-DD`. */
  month: string;
  cents: ColumnType<string, number, number>;
}
