import { resetDashboardSettings } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';

export function resetDashboardSettingsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, resetDashboardSettings, async ({ user }) => {
    await settings.deleteFrom('dashboard_setting').where('user_id', '=', user.userId).execute();
    return { message: 'Dashboard settings reset.' };
  });
}
