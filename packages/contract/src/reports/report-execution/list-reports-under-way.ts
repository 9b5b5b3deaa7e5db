import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { reportUnderWay } from './report-execution.ts';

export const listReportsUnderWay = endpoint({
  name: 'listReportsUnderWay',
  method: 'GET',
  path: '/aiparcelreports/api/reportExecution/reports',
  ...audiences.reportServer,
  source: 'S3 section 2.3, /reportsExecConfig',
  summary: 'A page of the reports of the tenant that wait or run.',
  query: tableQuery(['submittedAt', 'ownerLogin', 'clientName', 'pageDisplayName', 'status', 'progress']),
  answer: tableAnswer(reportUnderWay),
});
