import { resetDashboardSettings } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function resetDashboardSettingsRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, resetDashboardSettings, async ({ user }) => {
    await settings.deleteFrom('dashboard_setting').where('user_id', '=', user.userId).execute();
    return { message: 'Dashboard settings reset.' };
  });
}
