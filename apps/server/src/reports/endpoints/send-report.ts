import { createReadStream, type ReadStream } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { attachment } from '../../platform/http/attachment.ts';
import type { ReportDownload } from '../report-download.ts';

/** Returns the bytes of a report's file. */
export function sendReport(reply: FastifyReply, { fileName, contentType, path, bytes }: ReportDownload): ReadStream {
  reply
    .type(contentType)
    // A closing server would wait for connections that become idle later; this one closes after the file.
    .header('connection', 'close')
    .header('content-length', bytes)
    .header('content-disposition', attachment(fileName))
    .header('cache-control', 'private, no-store');
  return createReadStream(path);
}
