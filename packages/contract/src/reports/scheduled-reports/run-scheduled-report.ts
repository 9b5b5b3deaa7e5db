import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { scheduleId } from '../report-schedule.ts';
import { scheduledReportDetail } from './scheduled-report.ts';

export const runScheduledReport = endpoint({
  name: 'runScheduledReport',
  method: 'POST',
  path: '/aiparcelreports/api/scheduledReports/:id/run',
  ...audiences.reportServer,
  source: 'S3 section 2.3, /viewScheduledReports',
  summary: 'Makes a scheduled report for its owner now, beside its times.',
  params: scheduleId,
  answer: scheduledReportDetail,
});
