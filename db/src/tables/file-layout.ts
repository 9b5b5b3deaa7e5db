import type { ColumnType, Generated } from 'kysely';

/** A layout of carrier files that a tenant mapped. */
export interface FileLayoutTable {
  id: Generated<number>;
  tenant_id: number;
  /** Unique in the tenant, ignoring case. */
  name: string;
  carrier_id: number;
  /** The mapping as JSON, checked when it is stored and when it is read. */
  mapping: string;
  changed_at: ColumnType<Date, Date | string, Date | string>;
}
