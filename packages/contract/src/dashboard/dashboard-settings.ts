import { z } from 'zod';

/** S1 section 3, saved dashboard settings. Dates are `YYYY-MM-DD`. */
export const dashboardSettings = z.object({
  type: z.enum(['bill_date', 'pickup_date']).optional(),
  dateFrequency: z.enum(['rp', 'la', 'dr']).optional(),
  rollingPeriodOption: z.string().max(40).optional(),
  lastNoOfDays: z.number().int().min(1).max(365).optional(),
  fromDate: z.iso.date().optional(),
  toDate: z.iso.date().optional(),
  state: z.unknown().optional(),
  selectedCurrency: z.string().max(20).optional(),
});
export type DashboardSettings = z.infer<typeof dashboardSettings>;
