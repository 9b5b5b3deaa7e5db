import { z } from 'zod';
import { endpoints } from '../foundation/endpoint.ts';
import { rowIdParam } from '../foundation/ids.ts';
import { mayDownloadReports, mayFetchReports, mayRepeatReports, mayUseReports, report } from './report.ts';
import { reportLimits } from './report-execution.ts';

const endpoint = endpoints({ access: mayFetchReports, source: 'S2 section 2, /reports' });

export const reports = endpoint({
  name: 'reports',
  method: 'GET',
  path: '/aiparcelreports/api/reports',
  summary: 'The reports that the user submitted, newest first.',
  answer: z.array(report),
});

export const generatedReports = endpoint({
  name: 'generatedReports',
  method: 'GET',
  path: '/aiparcelweb/api/riGenerateds/generatedReports/:id',
  source: 'S3 sections 3 and 7',
  summary: 'The file of one of the user’s completed reports.',
  params: rowIdParam,
  answer: z.object({ id: z.number().int(), fileName: z.string(), contentType: z.string() }),
});

export const reportStatus = endpoint({
  name: 'reportStatus',
  method: 'GET',
  path: '/aiparcelreports/api/reportStatus/:id',
  source: 'S3 sections 4.12 and 7',
  summary: 'The status of one of the user’s reports.',
  params: rowIdParam,
  answer: z.object({
    id: z.number().int(),
    status: z.enum(['Queued', 'Running', 'Completed', 'Failed', 'Cancelled']),
    progress: z.number().int(),
    reason: z.string().nullable(),
  }),
});

export const cancelReport = endpoint({
  name: 'cancelReport',
  method: 'POST',
  path: '/aiparcelreports/api/reports/:id/cancel',
  summary: 'Stops one of the user’s reports that is queued or running.',
  params: rowIdParam,
  answer: report,
});

export const repeatReport = endpoint({
  name: 'repeatReport',
  method: 'POST',
  path: '/aiparcelreports/api/reports/:id/repeat',
  access: mayRepeatReports,
  summary: 'Submits one of the user’s reports again, on current data.',
  params: rowIdParam,
  answer: report,
});

export const deleteReport = endpoint({
  name: 'deleteReport',
  method: 'DELETE',
  path: '/aiparcelreports/api/reports/:id',
  summary: 'Deletes one of the user’s reports with its file; a running one is stopped first.',
  params: rowIdParam,
  answer: z.object({ message: z.string() }),
});

export const fileDetails = endpoint({
  name: 'fileDetails',
  method: 'GET',
  path: '/aiparcelweb/api/riGenerateds/fileDetails/:id',
  access: mayDownloadReports,
  source: 'S3 section 7',
  summary: 'Name and type of the file of one of the user’s completed reports.',
  params: rowIdParam,
  answer: z.object({ fileName: z.string(), contentType: z.string() }),
});

export const downloadFile = endpoint({
  name: 'downloadFile',
  method: 'GET',
  path: '/aiparcelweb/api/riGenerateds/downloadFile/:id',
  access: mayDownloadReports,
  source: 'S3 sections 7 and 8',
  summary: 'The file of one of the user’s completed reports.',
  params: rowIdParam,
  answer: z.unknown(),
});

export const ownReportLimits = endpoint({
  name: 'ownReportLimits',
  method: 'GET',
  path: '/aiparcelreports/api/reportLimits',
  access: mayUseReports,
  source: 'S2 section 9',
  summary: 'The limits under which the user’s reports are made.',
  answer: reportLimits,
});
