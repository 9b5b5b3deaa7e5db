import { type DashboardSettings, dashboardSettings } from '@waybill/contract';
import type { Settings } from '@waybill/db';

/** What the user saved of the dashboards; undefined when nothing, or when it was saved in a form that is no longer known. */
export async function savedSettingsOf(settings: Settings, userId: number): Promise<DashboardSettings | undefined> {
  const row = await settings
    .selectFrom('dashboard_setting')
    .select('settings')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? undefined : dashboardSettings.safeParse(JSON.parse(row.settings)).data;
}
