import type { ColumnType, Generated } from 'kysely';

/** A layout of carrier files that a tenant mapped. */
export interface FileLayoutTable {
  id: Generated<number>;
  tenant_id: number;
  /** Unique in the tenant, ignoring case. */
  name: string;
  /** Of invoices. */
  carrier_id: number | null;
  /** Of deliveries; both are null if they are of any carrier. */
  delivery_carrier_id: number | null;
  /** The mapping as JSON, checked when it is stored and when it is read. */
  mapping: string;
  changed_at: ColumnType<Date, Date | string, Date | string>;
}
