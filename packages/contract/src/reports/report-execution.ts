import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoints } from '../foundation/endpoint.ts';
import { rowIdParam } from '../foundation/ids.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../foundation/table.ts';
import { reportFileFormats } from './report.ts';

const endpoint = endpoints({ ...audiences.reportServer, source: 'S3 section 2.3, /reportsExecConfig' });

/** The highest limit that can be set (S2 section 9: 1 million rows). */
export const reportCeilings = {
  rowLimit: 1_000_000,
  minutes: 360,
  daysKept: 365,
  queuedPerUser: 1_000,
  atOnce: 16,
  diskBudgetMegabytes: 10_000_000,
} as const;

const between = (most: number) => z.number().int().min(1).max(most);

/** The limits that each tenant sets for its own reports. */
export const reportLimits = z.object({
  rowLimit: between(reportCeilings.rowLimit),
  /** How long one report may run. */
  minutes: between(reportCeilings.minutes),
  /** When the file of a report is deleted. */
  daysKept: between(reportCeilings.daysKept),
  /** The maximum number of a user's reports waiting or running. */
  queuedPerUser: between(reportCeilings.queuedPerUser),
});
export type ReportLimits = z.infer<typeof reportLimits>;

/** What all tenants of a server share. */
export const reportServer = z.object({
  /** How many reports run at the same time. */
  atOnce: between(reportCeilings.atOnce),
  /** Space for all report files together; null means the whole disk. */
  diskBudgetMegabytes: between(reportCeilings.diskBudgetMegabytes).nullable(),
});
export type ReportServer = z.infer<typeof reportServer>;

export const reportExecution = z.object({
  limits: reportLimits,
  server: reportServer,
  /** Only the operators of the server's own tenant change what all tenants share. */
  mayChangeServer: z.boolean(),
  running: z.number().int(),
  queued: z.number().int(),
  /** Bytes of the files of the tenant's reports. */
  bytesUsed: z.number().int(),
  /** Size of all report files on the server in bytes; null for users who may not change the server's limits. */
  serverBytesUsed: z.number().int().nullable(),
});
export type ReportExecution = z.infer<typeof reportExecution>;

/** A report of the tenant that waits or runs. */
export const reportUnderWay = z.object({
  id: z.number().int(),
  ownerLogin: z.string(),
  clientName: z.string(),
  pageDisplayName: z.string(),
  format: z.enum(reportFileFormats),
  status: z.enum(['queued', 'running']),
  progress: z.number().int(),
  rows: z.number().int().nullable(),
  submittedAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
});
export type ReportUnderWay = z.infer<typeof reportUnderWay>;

export const getReportExecution = endpoint({
  name: 'getReportExecution',
  method: 'GET',
  path: '/aiparcelreports/api/reportExecution',
  source: 'S3 section 2.3, /reportsExecConfig; S2 section 9',
  summary: 'How reports are run: the limits of the tenant and of the server.',
  answer: reportExecution,
});

export const changeReportLimits = endpoint({
  name: 'changeReportLimits',
  method: 'PUT',
  path: '/aiparcelreports/api/reportExecution/limits',
  source: 'S3 section 2.3, /reportsExecConfig; S2 section 9',
  summary: 'Changes the limits of the tenant’s reports, effective at once.',
  body: reportLimits,
  answer: reportLimits,
});

export const changeReportServer = endpoint({
  name: 'changeReportServer',
  method: 'PUT',
  path: '/aiparcelreports/api/reportExecution/server',
  summary:
    'Changes what all tenants share: how many reports run at once, and their disk space. Only for operators of the server’s own tenant.',
  body: reportServer,
  answer: reportServer,
});

export const listReportsUnderWay = endpoint({
  name: 'listReportsUnderWay',
  method: 'GET',
  path: '/aiparcelreports/api/reportExecution/reports',
  summary: 'A page of the tenant’s waiting and running reports.',
  query: tableQuery(['submittedAt', 'ownerLogin', 'clientName', 'pageDisplayName', 'status', 'progress']),
  answer: tableAnswer(reportUnderWay),
});

export const cancelReportUnderWay = endpoint({
  name: 'cancelReportUnderWay',
  method: 'POST',
  path: '/aiparcelreports/api/reportExecution/reports/:id/cancel',
  summary: 'Stops any waiting or running report of the tenant.',
  params: rowIdParam,
  answer: doneAnswer,
});
