import type { ColumnType, Generated } from 'kysely';

/** What somebody changed about a finding. */
export interface ExceptionFindingChangeTable {
  id: Generated<number>;
  /** The same for all findings that were changed together. */
  change_id: string;
  finding_id: string;
  client_id: number;
  /** What changed, as JSON: the columns of `exception_finding` before and after. */
  before: string;
  after: string;
  changed_by: number | null;
  changed_at: ColumnType<Date, Date | string, never>;
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
