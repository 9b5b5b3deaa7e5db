import { audiences } from '../../audience.ts';
import { endpoint } from '../../endpoint.ts';
import { scheduleId } from '../../reports/report-schedule.ts';
import { doneAnswer } from '../table.ts';

export const deleteScheduledReport = endpoint({
  name: 'deleteScheduledReport',
  method: 'DELETE',
  path: '/aiparcelreports/api/scheduledReports/:id',
  ...audiences.reportServer,
  source: 'S3 section 2.3, /viewScheduledReports',
  summary: 'Deletes a scheduled report of the tenant; the reports that it made stay.',
  params: scheduleId,
  answer: doneAnswer,
});
