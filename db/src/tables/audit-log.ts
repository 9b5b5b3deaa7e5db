import type { ColumnType, Generated } from 'kysely';

/** Who did what: sign-ins, denials, changes, loads. `details` is JSON. */
export interface AuditLogTable {
  id: Generated<number>;
  tenant_id: number | null;
  user_id: number | null;
  action: string;
  details: string;
  at: ColumnType<Date, Date | string | undefined, never>;
}
