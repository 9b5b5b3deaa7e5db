import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { dashboardSettings } from './dashboard-settings.ts';
export const saveDashboardSettings = endpoint({
  name: 'saveDashboardSettings',
  method: 'POST',
  path: '/aiparcelweb/api/dashboard/saveDashboardSettings/',
  access: 'active',
  source: 'S1 section 7',
  summary: 'Saves the dashboard settings of the user.',
  body: dashboardSettings,
  answer: z.object({ message: z.string() }),
});
