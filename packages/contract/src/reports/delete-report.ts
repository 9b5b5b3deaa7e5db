import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { mayFetchReports, reportId } from './report.ts';

export const deleteReport = endpoint({
  name: 'deleteReport',
  method: 'DELETE',
  path: '/aiparcelreports/api/reports/:id',
  access: mayFetchReports,
  source: 'S2 section 2, /reports',
  summary: 'Deletes an own report with its file; one that runs is stopped first.',
  params: reportId,
  answer: z.object({ message: z.string() }),
});
