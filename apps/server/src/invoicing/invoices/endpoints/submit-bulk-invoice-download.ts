import { submitBulkInvoiceDownload } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { bulkDownloadRequest } from '../bulk-download.ts';

const askedPage = 'spend';

/** Outcomes are plain sentences, as those of reports (S2 section 8). */
export function submitBulkInvoiceDownloadRoute(app: FastifyInstance, services: Services): void {
  route(app, submitBulkInvoiceDownload, async ({ body, user, reply }) => {
    reply.type('text/plain; charset=utf-8');
    const request = await bulkDownloadRequest(services, user, body);
    if (typeof request === 'string') return request;
    return await app.reports.submit(user, askedPage, request, (said) => ({
      action: 'invoice.bulk_download',
      more: { filters: body, said },
    }));
  });
}
