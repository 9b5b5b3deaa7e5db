import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { scheduledReport, scheduledReportStates } from './scheduled-report.ts';

export const listScheduledReports = endpoint({
  name: 'listScheduledReports',
  method: 'GET',
  path: '/aiparcelreports/api/scheduledReports',
  ...audiences.reportServer,
  source: 'S3 section 2.3, /viewScheduledReports',
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
