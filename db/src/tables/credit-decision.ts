import type { ColumnType } from 'kysely';

/** What somebody decided about a credit of a carrier. */
export interface CreditDecisionTable {
  /** Derived from what the invoice says of the credit: 32 hexadecimal digits. */
  credit_key: string;
  /** Empty if the credit is for no claim. */
  finding_id: string;
  client_id: number;
  kind: 'claim' | 'automatic' | 'none';
  cents: ColumnType<string, number, number>;
  decided_by: number | null;
  decided_at: ColumnType<Date, Date | string, Date | string>;
}
