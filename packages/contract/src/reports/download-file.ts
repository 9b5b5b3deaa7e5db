import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { mayDownloadReports, reportId } from './report.ts';

export const downloadFile = endpoint({
  name: 'downloadFile',
  method: 'GET',
  path: '/aiparcelweb/api/riGenerateds/downloadFile/:id',
  access: mayDownloadReports,
  source: 'S3 sections 7 and 8',
  summary: 'The bytes of the file of an own, completed report.',
  params: reportId,
  answer: z.unknown(),
});
