import { createReadStream, type ReadStream } from 'node:fs';
import type { FastifyReply } from 'fastify';
import type { ReportDownload } from '../../reports/report-download.ts';

/** Answers the bytes of a report's file. */
export function sendReport(reply: FastifyReply, { fileName, contentType, path, bytes }: ReportDownload): ReadStream {
  reply
    .type(contentType)
    // A server that closes waits for lines that fall idle later; this one ends with the file.
    .header('connection', 'close')
    .header('content-length', bytes)
    .header('content-disposition', attachment(fileName))
    .header('cache-control', 'private, no-store');
  return createReadStream(path);
}

/** Names beyond ASCII as RFC 6266 writes them, with a plain one for old programs. */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
