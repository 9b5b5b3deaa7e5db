import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { reportServer } from './report-execution.ts';

export const changeReportServer = endpoint({
  name: 'changeReportServer',
  method: 'PUT',
  path: '/aiparcelreports/api/reportExecution/server',
  ...audiences.reportServer,
  source: 'S3 section 2.3, /reportsExecConfig',
  summary:
    'Changes what all tenants share: reports at once, and their disk. For the operators of the house’s own tenant.',
  body: reportServer,
  answer: reportServer,
});
