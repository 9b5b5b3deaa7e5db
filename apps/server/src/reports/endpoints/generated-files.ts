import { downloadFile, fileDetails, generatedReports } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { recordEvent } from '../../identity/audit/write-audit.ts';
import { route } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { reportDownload } from '../report-download.ts';
import { sendReport } from './send-report.ts';

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
    const file = await reportDownload(services, user, params.id);
    await recordEvent(services.settings, user, services.clock(), {
      action: 'report.download',
      subject: { id: file.id, name: file.fileName },
      more: { bytes: file.bytes },
    });
    return sendReport(reply, file);
  });
}
