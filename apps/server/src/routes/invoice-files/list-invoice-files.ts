import { listInvoiceFiles } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { tablePage } from '../../administration/table-page.ts';
import { administeredFiles } from '../../loads/administered-files.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function listInvoiceFilesRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listInvoiceFiles, async ({ user, query }) => {
    const { status } = query;
    const files = administeredFiles(settings, user.tenantId);
    const chosen = status === 'all' ? files : files.where('invoice_file.status', '=', status);
    return await tablePage(settings, chosen, query, { searched: ['name', 'layout', 'reason'], unique: 'id' });
  });
}
