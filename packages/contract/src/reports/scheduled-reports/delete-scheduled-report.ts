import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { scheduleId } from '../report-schedule.ts';

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
