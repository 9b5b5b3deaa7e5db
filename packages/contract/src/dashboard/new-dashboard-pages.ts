import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const newDashboardPages = endpoint({
  name: 'newDashboardPages',
  method: 'GET',
  path: '/aiparcelweb/api/dashboard/newDashboardPages',
  access: ['NEW_BI_TOOLS', 'DASHBOARDS_VIEW'],
  source: 'S1 section 7',
  summary: 'The pages of the configurable dashboard, each with the ids of its dashboards.',
  answer: z.object({
    dashboardPages: z.array(z.object({ name: z.string(), dashboardIds: z.array(z.number().int()) })),
    selectedDashboardPageIndex: z.number().int(),
  }),
});
