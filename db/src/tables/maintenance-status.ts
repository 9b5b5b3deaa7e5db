import type { ColumnType } from 'kysely';

/** A part of the portal that is open or closed in a tenant: pages below a path, or the assistant (path ''). */
export interface MaintenanceStatusTable {
  tenant_id: number;
  type: 'PAGE' | 'CHATBOT';
  path: string;
  value: 'ON' | 'OFF';
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
}
