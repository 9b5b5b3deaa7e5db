import type { ColumnType, Generated } from 'kysely';

/** A file beside a finding; its bytes are in the data directory, named by the id. */
export interface FindingFileTable {
  id: Generated<number>;
  finding_id: string;
  client_id: number;
  /** Of the finding's rule: who may work on the level may read the file. */
  level: 'tracking' | 'charge';
  file_name: string;
  content_type: string;
  bytes: number;
  uploaded_by: number | null;
  uploaded_at: ColumnType<Date, Date | string, never>;
}
