import type { MaintenanceStatus } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { Listeners } from '../notifications/listeners.ts';

interface Changed {
  readonly tenantId: number;
  readonly statuses: readonly MaintenanceStatus[];
}

const listeners = new Listeners<Settings, Changed>();

/** What is open and closed in a tenant. */
export async function statusesOf(settings: Settings, tenantId: number): Promise<MaintenanceStatus[]> {
  const rows = await settings
    .selectFrom('maintenance_status')
    .select(['type', 'path', 'value'])
    .where('tenant_id', '=', tenantId)
    .orderBy('type')
    .orderBy('path')
    .execute();
  return rows.map(({ type, path, value }) => ({ type, value, path: type === 'PAGE' ? path : null }));
}

/** Opens or closes a part of the portal; open pages hear of it at once. Answers all statuses. Outside of transactions. */
export async function changeStatus(
  settings: Settings,
  tenantId: number,
  { type, value, path }: MaintenanceStatus,
  now: Date,
): Promise<MaintenanceStatus[]> {
  const kept = { tenant_id: tenantId, type, path: type === 'PAGE' ? withoutLastStroke(path ?? '/') : '' };
  await settings
    .insertInto('maintenance_status')
    .values({ ...kept, value, updated_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'type', 'path']).doUpdateSet({ value, updated_at: now }))
    .execute();
  const statuses = await statusesOf(settings, tenantId);
  listeners.tell(settings, { tenantId, statuses });
  return statuses;
}

/** Calls back whenever this process changes a status; answers how to stop. */
export function onStatusesChanged(settings: Settings, listener: (changed: Changed) => void): () => void {
  return listeners.on(settings, listener);
}

const withoutLastStroke = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''));
