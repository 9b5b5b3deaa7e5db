import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { mayFetchReports, reportId } from './report.ts';

export const generatedReports = endpoint({
  name: 'generatedReports',
  method: 'GET',
  path: '/aiparcelweb/api/riGenerateds/generatedReports/:id',
  access: mayFetchReports,
  source: 'S3 sections 3 and 7',
  summary: 'The file of an own, completed report.',
  params: reportId,
  answer: z.object({ id: z.number().int(), fileName: z.string(), contentType: z.string() }),
});
