import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { dashboardSettings } from './dashboard-settings.ts';

/**
 * A dashboard's data definition (S1 sections 3 and 9): which columns it selects for each date grain. They are written
 * for the invoice date; for the ship date `pickup_date` takes its place.
 */
export const dashboard = z.object({
  id: z.number().int(),
  name: z.string(),
  isIndependantTable: z.boolean(),
  isDateNotConsider: z.boolean(),
  childClientIdsCSV: z.string(),
  fromTableNames: z.array(z.string()),
  /** Conditions that always apply; ANDed. */
  whereClauseDetails: z.array(z.string()),
  /** The column of the carrier filter: `account.carrier_id` on dashboard 63, `carrier_id` on all others. */
  carrierColumn: z.enum(['carrier_id', 'account.carrier_id']),
  /** The partition column by date type, on dashboards 559, 560, 566 and 567; null on all others. */
  partitionColumn: z
    .object({ bill_date: z.literal('bill_date_partition'), pickup_date: z.literal('pickup_date_partition') })
    .nullable(),
  selectColumnNamesByDay: z.array(z.string()),
  selectColumnNamesByWeek: z.array(z.string()),
  selectColumnNamesByMonth: z.array(z.string()),
  selectColumnNamesByYear: z.array(z.string()),
});
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboardsFromDB = endpoint({
  name: 'getDashboardsFromDB',
  method: 'GET',
  path: '/aiparcelweb/api/dashboard/getDashboardsFromDB',
  access: ['DASHBOARDS_VIEW'],
  source: 'S1 section 7',
  summary: 'The data definitions of the configurable dashboards.',
  answer: z.array(dashboard),
});

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
