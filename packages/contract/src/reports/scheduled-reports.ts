import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { reportFormats } from '../foundation/file-format.ts';
import { rowIdParam } from '../foundation/ids.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../foundation/table.ts';
import { reportFrequencies } from './report-schedules.ts';

const endpoint = endpoints({ ...audiences.reportServer, source: 'S3 section 2.3, /viewScheduledReports' });

/** The filters of the list; `failed`: the last run produced no report. */
export const scheduledReportStates = ['all', 'active', 'paused', 'failed'] as const;

/** The result of a run; `not_made`: no report could be started. */
export const scheduledRunOutcomes = ['queued', 'running', 'completed', 'failed', 'cancelled', 'not_made'] as const;

/** A scheduled report in the tenant, as operators see it. Times are UTC. */
export const scheduledReport = z.object({
  id: z.number().int(),
  name: z.string(),
  ownerLogin: z.string(),
  ownerName: z.string(),
  /** Who gets the mails; without those who are deactivated. */
  recipients: z.array(z.string()),
  clientName: z.string(),
  pageDisplayName: z.string(),
  /** The rolling period that each report covers. */
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
  /** Whether its file exists and the reader may read all of its clients. */
  mayOpen: z.boolean(),
  fileName: z.string(),
});

/** A scheduled report with the contents of its reports, and its last runs. */
export const scheduledReportDetail = scheduledReport.extend({
  format: z.enum(reportFormats),
  fact: z.string(),
  dateType: z.string(),
  filters: z.array(z.string()),
  /** Its reports, the newest first. */
  runs: z.array(scheduledRun),
});
export type ScheduledReportDetail = z.infer<typeof scheduledReportDetail>;

export const listScheduledReports = endpoint({
  name: 'listScheduledReports',
  method: 'GET',
  path: '/aiparcelreports/api/scheduledReports',
  summary: 'A page of the scheduled reports of everybody in the tenant.',
  query: tableQuery([
    'name',
    'ownerLogin',
    'clientName',
    'pageDisplayName',
    'nextRunAt',
    'lastRunAt',
    'lastOutcome',
  ]).extend({ state: z.enum(scheduledReportStates).default('all') }),
  answer: tableAnswer(scheduledReport),
});

export const getScheduledReport = endpoint({
  name: 'getScheduledReport',
  method: 'GET',
  path: '/aiparcelreports/api/scheduledReports/:id',
  summary: 'One scheduled report of the tenant with its last runs.',
  params: rowIdParam,
  answer: scheduledReportDetail,
});

export const pauseScheduledReport = endpoint({
  name: 'pauseScheduledReport',
  method: 'POST',
  path: '/aiparcelreports/api/scheduledReports/:id/active',
  summary: 'Pauses or resumes a scheduled report of the tenant.',
  params: rowIdParam,
  body: z.object({ active: z.boolean() }),
  answer: scheduledReportDetail,
});

export const runScheduledReport = endpoint({
  name: 'runScheduledReport',
  method: 'POST',
  path: '/aiparcelreports/api/scheduledReports/:id/run',
  summary: 'Runs a scheduled report for its owner now, in addition to its schedule.',
  params: rowIdParam,
  answer: scheduledReportDetail,
});

export const deleteScheduledReport = endpoint({
  name: 'deleteScheduledReport',
  method: 'DELETE',
  path: '/aiparcelreports/api/scheduledReports/:id',
  summary: 'Deletes a scheduled report of the tenant; past reports stay.',
  params: rowIdParam,
  answer: doneAnswer,
});

export const downloadScheduledReport = endpoint({
  name: 'downloadScheduledReport',
  method: 'GET',
  path: '/aiparcelreports/api/scheduledReports/files/:id',
  summary: 'The file of a report from a schedule of the tenant, for users who may read all of its clients.',
  params: rowIdParam,
  answer: z.unknown(),
});
