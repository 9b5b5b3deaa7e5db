import { endpoint } from '../foundation/endpoint.ts';
import { mayFetchReports, report, reportId } from './report.ts';

export const cancelReport = endpoint({
  name: 'cancelReport',
  method: 'POST',
  path: '/aiparcelreports/api/reports/:id/cancel',
  access: mayFetchReports,
  source: 'S2 section 2, /reports',
  summary: 'Stops an own report that is queued or running.',
  params: reportId,
  answer: report,
});
