import { audiences } from '../../audience.ts';
import { endpoint } from '../../endpoint.ts';
import { reportId } from '../../reports/report.ts';
import { doneAnswer } from '../table.ts';

export const cancelReportUnderWay = endpoint({
  name: 'cancelReportUnderWay',
  method: 'POST',
  path: '/aiparcelreports/api/reportExecution/reports/:id/cancel',
  ...audiences.reportServer,
  source: 'S3 section 2.3, /reportsExecConfig',
  summary: 'Stops a report of anybody in the tenant that waits or runs.',
  params: reportId,
  answer: doneAnswer,
});
