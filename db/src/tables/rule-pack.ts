import type { ColumnType, Generated } from 'kysely';

/** Rules of one kind of a carrier that a tenant imported. The rows never change. */
export interface RulePackTable {
  id: Generated<number>;
  tenant_id: number;
  carrier_id: number;
  kind: string;
  /** Names the rows: equal rows have equal versions. */
  version: string;
  file_name: string;
  row_count: number;
  /** As CSV. */
  content: string;
  imported_by: number | null;
  imported_at: ColumnType<Date, Date | string, never>;
  /** Since then out of use. */
  reverted_by: Generated<number | null>;
  reverted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Whether delivered packages are judged by it. */
  in_promises: Generated<boolean>;
}
