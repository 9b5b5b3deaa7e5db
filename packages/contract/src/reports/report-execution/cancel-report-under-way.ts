import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { reportId } from '../report.ts';

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
