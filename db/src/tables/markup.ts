import type { ColumnType, Generated } from 'kysely';

/** What is added to charges when they are billed on. `lines` is JSON. */
export interface MarkupTable {
  id: Generated<number>;
  client_id: number;
  name: string;
  lines: string;
}

/** The invoice dates for which a client is billed with a markup; days are `YYYY-MM-DD`. */
export interface MarkupAssignmentTable {
  id: Generated<number>;
  client_id: number;
  markup_id: number;
  from_date: string;
  to_date: string | null;
}

/**
 * What was billed on to a client. `lines` and `markups` are JSON; `file` names the packages' file in the data
 * directory.
 */
export interface MarkupRunTable {
  id: Generated<number>;
  client_id: number;
  from_date: string;
  to_date: string;
  ran_at: ColumnType<Date, Date | string, never>;
  ran_by: number | null;
  packages: number;
  /** US dollars. */
  charged: ColumnType<string, string | number, never>;
  markup: ColumnType<string, string | number, never>;
  lines: string;
  markups: string;
  file: string;
}
