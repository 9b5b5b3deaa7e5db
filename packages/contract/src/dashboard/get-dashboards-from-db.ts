import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A dashboard's data definition (S1 section 3): which columns it selects for each date grain. */
export const dashboard = z.object({
  id: z.number().int(),
  name: z.string(),
  isIndependantTable: z.boolean(),
  isDateNotConsider: z.boolean(),
  childClientIdsCSV: z.string(),
  fromTableNames: z.array(z.string()),
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
  access: ['NEW_BI_TOOLS', 'DASHBOARDS_VIEW'],
  source: 'S1 section 7',
  summary: 'The data definitions of the configurable dashboards.',
  answer: z.array(dashboard),
});
