import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { dashboardSettings } from './dashboard-settings.ts';

/** A page of the configurable dashboard: its name and the ids of its dashboards, in order. */
export const dashboardPage = z.object({
  name: z.string().trim().min(1).max(30),
  dashboardIds: z.array(z.number().int()).max(20),
});

/**
 * What `saveDashboardSettings` may hold beneath `state.dashboardPages`: the pages of a user who arranged their own. An
 * entry that cannot be read makes the list count as not saved.
 */
export const ownDashboardPages = z.array(dashboardPage).min(1).max(20);

export const newDashboardPages = endpoint({
  name: 'newDashboardPages',
  method: 'GET',
  path: '/aiparcelweb/api/dashboard/newDashboardPages',
  ...audiences.analysisData,
  source: 'S1 section 7',
  summary:
    'The pages of the configurable dashboard (the user’s own, if any) with the ids of their dashboards, and what the user saved.',
  answer: z.object({
    dashboardPages: z.array(dashboardPage),
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
