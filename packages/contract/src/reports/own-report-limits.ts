import { reportLimits } from '../administration/report-execution/report-execution.ts';
import { endpoint } from '../endpoint.ts';
import { mayUseReports } from './report.ts';

export const ownReportLimits = endpoint({
  name: 'ownReportLimits',
  method: 'GET',
  path: '/aiparcelreports/api/reportLimits',
  access: mayUseReports,
  source: 'S2 section 9',
  summary: 'The limits under which the user’s reports are made.',
  answer: reportLimits,
});
