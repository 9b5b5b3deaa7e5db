import { listClientInvoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { clientInvoices } from '../client-invoices.ts';

export function listClientInvoicesRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listClientInvoices, async ({ user, query }) =>
    tablePage(settings, await clientInvoices(settings, user, query), query, {
      searched: ['number', 'clientName'],
      unique: 'id',
    }),
  );
}
