import type { ColumnType, Generated } from 'kysely';

type Day = ColumnType<string | null, string | null | undefined, string | null>;

/** A rule that books a client's charges to an account of its general ledger. `conditions` is JSON. */
export interface GlCodeTable {
  id: Generated<number>;
  client_id: number;
  code: string;
  name: string;
  position: number;
  conditions: string;
  /** The bill dates for which it holds, `YYYY-MM-DD`; null: since ever, or from now on. */
  from_day: Day;
  to_day: Day;
  /** JSON: how what is booked is split among cost centres. */
  split: ColumnType<unknown, string | null | undefined, string | null>;
}
