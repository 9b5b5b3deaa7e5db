import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { mayDownloadReports, reportId } from './report.ts';

export const fileDetails = endpoint({
  name: 'fileDetails',
  method: 'GET',
  path: '/aiparcelweb/api/riGenerateds/fileDetails/:id',
  access: mayDownloadReports,
  source: 'S3 section 7',
  summary: 'Name and type of the file of an own, completed report.',
  params: reportId,
  answer: z.object({ fileName: z.string(), contentType: z.string() }),
});
