import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sendFile } from '../../platform/files/send-file.ts';
import { notFound } from '../../platform/problems.ts';
import { noSuchFile } from '../own-reports.ts';
import type { ReportDownload } from '../report-download.ts';

/** Returns the bytes of a report's file. @throws ProblemError 404 if it was deleted meanwhile. */
export async function sendReport(reply: FastifyReply, download: ReportDownload): Promise<Readable> {
  const found = await download.open();
  if (found === undefined) throw notFound(noSuchFile);
  return sendFile(reply, found, download);
}
