import type { ColumnType, Generated } from 'kysely';

/** A conversation of a user with the assistant about a client. */
export interface ChatConversationTable {
  id: Generated<number>;
  user_id: number;
  client_id: number;
  /** Children of the client that were chosen last, in order; none: all of them. */
  sub_client_ids: number[];
  name: string;
  created_at: ColumnType<Date, Date | string, never>;
  updated_at: ColumnType<Date, Date | string, Date | string>;
}

/** A question and its answer. Figures are not stored: whoever reopens it gets the current ones that they may see. */
export interface ChatExchangeTable {
  id: Generated<number>;
  conversation_id: number;
  prompt: string;
  /** The user's day when they asked, `YYYY-MM-DD`: ‘last month’ means the same later. */
  asked_on: ColumnType<string, string, never>;
  sub_client_ids: number[];
  /** How the question was read, as JSON; null when it was not understood. */
  reading: ColumnType<unknown, string | null, never>;
  type: string;
  outcome: string | null;
  /** The answer's text if it contains no figures; null: it is worded again from the reading. */
  said: ColumnType<unknown, string | null, never>;
  logs: ColumnType<unknown, string, never>;
  is_helpful: boolean | null;
  report_id: number | null;
  milliseconds: number;
  asked_at: ColumnType<Date, Date | string, never>;
}

/** A question with its expected answer, and the result of the last test. */
export interface ChatTestCaseTable {
  id: Generated<number>;
  tenant_id: number;
  user_id: number | null;
  test_case: ColumnType<unknown, string, never>;
  created_at: ColumnType<Date, Date | string, never>;
}
