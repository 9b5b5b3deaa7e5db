import type { Settings } from '@waybill/db';
import { defaultTenant } from '@waybill/seed-data';
import { notify } from '../../live/notifications/notify.ts';

/** Notifies the operators of the server’s own tenant why there is no new backup. */
export async function tellOfFailure(settings: Settings, reason: string): Promise<void> {
  const operators = await settings
    .selectFrom('user_account as u')
    .innerJoin('tenant', 'tenant.id', 'u.tenant_id')
    .innerJoin('user_role', 'user_role.user_id', 'u.id')
    .innerJoin('role_permission as granted', 'granted.role_id', 'user_role.role_id')
    .select('u.id')
    .distinct()
    .where('tenant.name', '=', defaultTenant)
    .where('granted.permission', '=', 'SETTINGS_ADMIN')
    .where('u.internal', '=', true)
    .where('u.activated', '=', true)
    .execute();
  const ids = operators.map(({ id }) => id);
  await notify(settings, ids, { kind: 'backup_failed', values: { reason }, link: '/backups' });
}
