import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { reportExecution } from './report-execution.ts';

export const getReportExecution = endpoint({
  name: 'getReportExecution',
  method: 'GET',
  path: '/aiparcelreports/api/reportExecution',
  ...audiences.reportServer,
  source: 'S3 section 2.3, /reportsExecConfig; S2 section 9',
  summary: 'How reports are run: limits of the tenant and of the server, and what is under way.',
  answer: reportExecution,
});
