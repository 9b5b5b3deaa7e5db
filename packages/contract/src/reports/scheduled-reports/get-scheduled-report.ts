import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { scheduleId } from '../report-schedule.ts';
import { scheduledReportDetail } from './scheduled-report.ts';

export const getScheduledReport = endpoint({
  name: 'getScheduledReport',
  method: 'GET',
  path: '/aiparcelreports/api/scheduledReports/:id',
  ...audiences.reportServer,
  source: 'S3 section 2.3, /viewScheduledReports',
  summary: 'One scheduled report of the tenant with its last runs.',
  params: scheduleId,
  answer: scheduledReportDetail,
});
