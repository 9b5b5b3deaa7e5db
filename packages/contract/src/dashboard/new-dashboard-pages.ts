import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dashboardSettings } from './dashboard-settings.ts';

export const newDashboardPages = endpoint({
  name: 'newDashboardPages',
  method: 'GET',
  path: '/aiparcelweb/api/dashboard/newDashboardPages',
  access: ['NEW_BI_TOOLS', 'DASHBOARDS_VIEW'],
  source: 'S1 section 7',
  summary: 'The pages of the configurable dashboard with the ids of their dashboards, and what the user saved.',
  answer: z.object({
    dashboardPages: z.array(z.object({ name: z.string(), dashboardIds: z.array(z.number().int()) })),
    selectedDashboardPageIndex: z.number().int().min(0),
    uiSettings: z.object({
      dateOption: z.enum(['billDate', 'pickupDate']),
      dateFrequency: z.enum(['rp', 'la', 'dr']),
      periodOption: z.string(),
      lastNoOfDays: z.number().int(),
    }),
    /** What `saveDashboardSettings` stored, as it was sent; null when there is nothing. */
    savedSettings: dashboardSettings.nullable(),
  }),
});
