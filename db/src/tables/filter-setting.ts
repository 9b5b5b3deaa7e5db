import type { ColumnType } from 'kysely';

/** What a user saved under a key: filter sets, widgets of a page, comparisons, theme (S2 section 3, S3 section 7). */
export interface FilterSettingTable {
  user_id: number;
  filter_key: string;
  filter_value: string;
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
