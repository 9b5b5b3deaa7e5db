import { endpoint } from '../foundation/endpoint.ts';
import { mayRepeatReports, report, reportId } from './report.ts';

export const repeatReport = endpoint({
  name: 'repeatReport',
  method: 'POST',
  path: '/aiparcelreports/api/reports/:id/repeat',
  access: mayRepeatReports,
  source: 'S2 section 2, /reports',
  summary: 'Submits an own report again, on the data of today.',
  params: reportId,
  answer: report,
});
