import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { reportId } from '../report.ts';

export const downloadScheduledReport = endpoint({
  name: 'downloadScheduledReport',
  method: 'GET',
  path: '/aiparcelreports/api/scheduledReports/files/:id',
  ...audiences.reportServer,
  source: 'S3 section 2.3, /viewScheduledReports',
  summary: 'The file of a report that a schedule of the tenant made, for who may read all of its clients.',
  params: reportId,
  answer: z.unknown(),
});
