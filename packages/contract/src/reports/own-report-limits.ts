import { endpoint } from '../foundation/endpoint.ts';
import { mayUseReports } from './report.ts';
import { reportLimits } from './report-execution/report-execution.ts';

export const ownReportLimits = endpoint({
  name: 'ownReportLimits',
  method: 'GET',
  path: '/aiparcelreports/api/reportLimits',
  access: mayUseReports,
  source: 'S2 section 9',
  summary: 'The limits under which the user’s reports are made.',
  answer: reportLimits,
});
