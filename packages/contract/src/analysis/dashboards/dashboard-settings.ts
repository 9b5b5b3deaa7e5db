import { z } from 'zod';
import { calendarDay } from '../../foundation/calendar-day.ts';
import { endpoint } from '../../foundation/endpoint.ts';

/** S1 section 3, saved dashboard settings. Dates are `YYYY-MM-DD`; fields that a date mode does not use may be null. */
export const dashboardSettings = z.object({
  type: z.enum(['bill_date', 'pickup_date']).nullish(),
  dateFrequency: z.enum(['rp', 'la', 'dr']).nullish(),
  rollingPeriodOption: z.string().max(40).nullish(),
  lastNoOfDays: z.number().int().min(1).max(365).nullish(),
  fromDate: calendarDay().nullish(),
  toDate: calendarDay().nullish(),
  state: z.unknown().optional(),
  selectedCurrency: z
    .union([z.string().max(20), z.object({ code: z.string().max(20), symbol: z.string().max(10) })])
    .nullish(),
});
export type DashboardSettings = z.infer<typeof dashboardSettings>;

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

export const resetDashboardSettings = endpoint({
  name: 'resetDashboardSettings',
  method: 'POST',
  path: '/aiparcelweb/api/dashboard/resetDashboardSettings/',
  access: 'active',
  source: 'S1 section 7',
  summary: 'Forgets the saved dashboard settings of the user.',
  answer: z.object({ message: z.string() }),
});
