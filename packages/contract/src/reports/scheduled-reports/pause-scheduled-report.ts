import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { scheduleId } from '../report-schedule.ts';
import { scheduledReportDetail } from './scheduled-report.ts';

export const pauseScheduledReport = endpoint({
  name: 'pauseScheduledReport',
  method: 'POST',
  path: '/aiparcelreports/api/scheduledReports/:id/active',
  ...audiences.reportServer,
  source: 'S3 section 2.3, /viewScheduledReports',
  summary: 'Pauses a scheduled report of the tenant, or lets it go on.',
  params: scheduleId,
  body: z.object({ active: z.boolean() }),
  answer: scheduledReportDetail,
});
