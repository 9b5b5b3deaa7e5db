import { listInvoiceFiles } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { administeredFiles } from '../administered-files.ts';

export function listInvoiceFilesRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listInvoiceFiles, async ({ user, query }) => {
    const { status } = query;
    const files = administeredFiles(settings, user.tenantId);
    const chosen = status === 'all' ? files : files.where('invoice_file.status', '=', status);
    return await tablePage(settings, chosen, query, { searched: ['name', 'layout', 'reason'], unique: 'id' });
  });
}
