import { z } from 'zod';
import { text } from '../text.ts';
import { reportFormats } from './report.ts';

/** How often a scheduled report comes. */
export const reportFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

/** Who may let reports come by themselves (S3 section 6). */
export const mayScheduleReports = ['USER_SCHEDULED_REPORTS'] as const;

/** A report that comes again and again, by mail with a link. Moments and hours are UTC. */
export const reportSchedule = z.object({
  id: z.number().int(),
  name: z.string(),
  pageDisplayName: z.string(),
  clientName: z.string(),
  format: z.enum(reportFormats),
  fact: z.string(),
  dateType: z.string(),
  filters: z.array(z.string()),
  /** The rolling period whose days each report holds. */
  period: z.string(),
  frequency: z.enum(reportFrequencies),
  /** Day of the week (1 is Monday) or of the month; null when daily. */
  day: z.number().int().nullable(),
  hour: z.number().int(),
  active: z.boolean(),
  /** Null while it is paused. */
  nextRunAt: z.iso.datetime().nullable(),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

const mostDays: Readonly<Record<ReportFrequency, number>> = { daily: 0, weekly: 7, monthly: 28 };

/** A schedule made of an own report: the same rows, on the days of a rolling period. */
export const newReportSchedule = z
  .object({
    reportId: z.number().int().min(1),
    name: text(100).refine((name) => name.trim() !== '', 'may not be empty'),
    period: z.string().max(40),
    frequency: z.enum(reportFrequencies),
    day: z.number().int().min(1).nullable().optional().default(null),
    hour: z.number().int().min(0).max(23),
  })
  .refine(({ frequency, day }) => (frequency === 'daily' ? day === null : day !== null && day <= mostDays[frequency]), {
    path: ['day'],
    message: 'Weekly: 1 (Monday) to 7; monthly: 1 to 28; daily: none.',
  });
export type NewReportSchedule = z.input<typeof newReportSchedule>;

export const scheduleId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
