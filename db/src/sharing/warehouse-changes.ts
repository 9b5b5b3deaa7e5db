import { sql } from 'kysely';
import type { Settings } from '../settings.ts';

/** Counts a change of the warehouse. A sequence keeps no transaction waiting, and the number is there at once. */
export const warehouseChanged = `select nextval('warehouse_change')`;

/**
 * Tells the servers that share a warehouse that it has been changed outside of a `WriterTurn`. To be called when the
 * change is there, and before anybody is told of it.
 */
export async function noteWarehouseChange(settings: Settings): Promise<void> {
  await sql.raw(warehouseChanged).execute(settings);
}

/** How often the warehouse has been changed, by whichever server. */
export async function countWarehouseChanges(settings: Settings): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select case when is_called then last_value else 0 end as count from warehouse_change`.execute(settings);
  return Number(rows[0]?.count);
}
