import { saveDashboardSettings } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function saveDashboardSettingsRoute(app: FastifyInstance, { settings, clock }: Services): void {
  route(app, saveDashboardSettings, async ({ body, user }) => {
    const saved = { settings: JSON.stringify(body), updated_at: clock() };
    await settings
      .insertInto('dashboard_setting')
      .values({ user_id: user.userId, ...saved })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
      .execute();
    return { message: 'Dashboard settings saved.' };
  });
}
