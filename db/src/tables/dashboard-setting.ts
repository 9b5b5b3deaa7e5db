import type { ColumnType } from 'kysely';

/** The saved dashboard settings of a user (S1 section 3), one JSON object each. */
export interface DashboardSettingTable {
  user_id: number;
  settings: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
