import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

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
  /** Conditions that always hold; ANDed. */
  whereClauseDetails: z.array(z.string()),
  /** What the carrier filter compares: `account.carrier_id` on dashboard 63, `carrier_id` on all others. */
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
