import { z } from 'zod';
import { reportFormats } from '../report.ts';
import { reportFrequencies } from '../report-schedule.ts';

/** By what the list is filtered; `failed`: the last run made no report. */
export const scheduledReportStates = ['all', 'active', 'paused', 'failed'] as const;

/** What became of a run; `not_made`: no report could be begun at all. */
export const scheduledRunOutcomes = ['queued', 'running', 'completed', 'failed', 'cancelled', 'not_made'] as const;

/** A report of somebody in the tenant that comes again and again, as operators see it. Moments are UTC. */
export const scheduledReport = z.object({
  id: z.number().int(),
  name: z.string(),
  ownerLogin: z.string(),
  ownerName: z.string(),
  /** Who gets the mails; without those who are deactivated. */
  recipients: z.array(z.string()),
  clientName: z.string(),
  pageDisplayName: z.string(),
  /** The rolling period whose days each report holds. */
  period: z.string(),
  frequency: z.enum(reportFrequencies),
  day: z.number().int().nullable(),
  /** By the clock of the time zone. */
  hour: z.number().int(),
  timeZone: z.string(),
  active: z.boolean(),
  /** Null while it is paused. */
  nextRunAt: z.iso.datetime().nullable(),
  /** Null before the first run. */
  lastRunAt: z.iso.datetime().nullable(),
  lastOutcome: z.enum(scheduledRunOutcomes).nullable(),
  /** Why the last run failed. */
  lastReason: z.string().nullable(),
});
export type ScheduledReport = z.infer<typeof scheduledReport>;

const scheduledRun = z.object({
  reportId: z.number().int(),
  submittedAt: z.iso.datetime(),
  outcome: z.enum(scheduledRunOutcomes),
  reason: z.string().nullable(),
  rows: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  /** Its file is there, and the reader may read all of its clients. */
  mayOpen: z.boolean(),
  fileName: z.string(),
});

/** A scheduled report with what its reports hold, and its last runs. */
export const scheduledReportDetail = scheduledReport.extend({
  format: z.enum(reportFormats),
  fact: z.string(),
  dateType: z.string(),
  filters: z.array(z.string()),
  /** Its reports, the newest first. */
  runs: z.array(scheduledRun),
});
export type ScheduledReportDetail = z.infer<typeof scheduledReportDetail>;
