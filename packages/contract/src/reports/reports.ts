import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { mayFetchReports, report } from './report.ts';

export const reports = endpoint({
  name: 'reports',
  method: 'GET',
  path: '/aiparcelreports/api/reports',
  access: mayFetchReports,
  source: 'S2 section 2, /reports',
  summary: 'The reports that the user submitted, the newest first.',
  answer: z.array(report),
});
