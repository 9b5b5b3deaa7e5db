import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { reportLimits } from './report-execution.ts';

export const changeReportLimits = endpoint({
  name: 'changeReportLimits',
  method: 'PUT',
  path: '/aiparcelreports/api/reportExecution/limits',
  ...audiences.reportServer,
  source: 'S3 section 2.3, /reportsExecConfig; S2 section 9',
  summary: 'Changes the limits of the tenant’s reports, in force at once.',
  body: reportLimits,
  answer: reportLimits,
});
