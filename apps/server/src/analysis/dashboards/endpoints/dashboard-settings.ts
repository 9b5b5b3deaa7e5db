import { resetDashboardSettings, saveDashboardSettings } from '@waybill/contract';
import { addDays, dayOf } from '@waybill/model';
import type { FastifyInstance } from 'fastify';
import { readableClientIds } from '../../../identity/access/readable-ids.ts';
import { route } from '../../../platform/http/route.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { dashboardFaults } from '../dashboard-faults.ts';

/** The saved dashboard settings of the caller. */
export function dashboardSettingRoutes(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, saveDashboardSettings, async ({ body, user }) => {
    const readable = await readableClientIds(settings, user);
    // The browser's clock may be ahead of the server's.
    const faults = dashboardFaults(body, { mayRead: (id) => readable.has(id), today: addDays(dayOf(clock()), 1) });
    if (faults.length > 0)
      throw badRequest(faults.map(({ field, message }) => `${field}: ${message}`).join(' '), [...faults]);
    const saved = { settings: JSON.stringify(body), updated_at: clock() };
    await settings
      .insertInto('dashboard_setting')
      .values({ user_id: user.userId, ...saved })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
      .execute();
    return { message: 'Dashboard settings saved.' };
  });

  route(app, resetDashboardSettings, async ({ user }) => {
    await settings.deleteFrom('dashboard_setting').where('user_id', '=', user.userId).execute();
    return { message: 'Dashboard settings reset.' };
  });
}
