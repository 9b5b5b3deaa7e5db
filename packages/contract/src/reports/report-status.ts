import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { mayFetchReports, reportId } from './report.ts';

export const reportStatus = endpoint({
  name: 'reportStatus',
  method: 'GET',
  path: '/aiparcelreports/api/reportStatus/:id',
  access: mayFetchReports,
  source: 'S3 sections 4.12 and 7',
  summary: 'How far an own report is.',
  params: reportId,
  answer: z.object({
    id: z.number().int(),
    status: z.enum(['Queued', 'Running', 'Completed', 'Failed', 'Cancelled']),
    progress: z.number().int(),
    reason: z.string().nullable(),
  }),
});
