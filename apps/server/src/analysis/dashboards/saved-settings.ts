import { type DashboardSettings, dashboardSettings } from '@waybill/contract';
import type { Settings } from '@waybill/db';
import { addDays, dayOf } from '@waybill/model';
import { readableClientIds } from '../../identity/access/readable-ids.ts';
import type { ClientReader } from '../../platform/http/signed-in-user.ts';
import { dashboardFaults, withoutFaults } from './dashboard-faults.ts';

/**
 * The user's saved dashboard settings, without unusable parts; undefined if there are none or their format is no longer
 * supported.
 */
export async function savedSettingsOf(
  settings: Settings,
  user: ClientReader,
  now: Date,
): Promise<DashboardSettings | undefined> {
  const row = await settings
    .selectFrom('dashboard_setting')
    .select('settings')
    .where('user_id', '=', user.userId)
    .executeTakeFirst();
  const saved = row === undefined ? undefined : dashboardSettings.safeParse(JSON.parse(row.settings)).data;
  if (saved === undefined) return undefined;
  const readable = await readableClientIds(settings, user);
  return withoutFaults(
    saved,
    dashboardFaults(saved, { mayRead: (id) => readable.has(id), today: addDays(dayOf(now), 1) }),
  );
}
