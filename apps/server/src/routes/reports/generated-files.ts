import { createReadStream } from 'node:fs';
import { downloadFile, fileDetails, generatedReports } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { reportDownload } from '../../reports/report-download.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

/** The files of the user's completed reports: what they are, and their bytes. */
export function generatedFilesRoutes(app: FastifyInstance, services: Services): void {
  route(app, generatedReports, async ({ params, user }) => {
    const { id, fileName, contentType } = await reportDownload(services, user, params.id);
    return { id, fileName, contentType };
  });
  route(app, fileDetails, async ({ params, user }) => {
    const { fileName, contentType } = await reportDownload(services, user, params.id);
    return { fileName, contentType };
  });
  route(app, downloadFile, async ({ params, user, reply }) => {
    const { fileName, contentType, path, bytes } = await reportDownload(services, user, params.id);
    reply
      .type(contentType)
      // A server that closes waits for lines that fall idle later; this one ends with the file.
      .header('connection', 'close')
      .header('content-length', bytes)
      .header('content-disposition', attachment(fileName))
      .header('cache-control', 'private, no-store');
    return createReadStream(path);
  });
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
