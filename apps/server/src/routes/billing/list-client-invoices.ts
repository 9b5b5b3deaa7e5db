import { listClientInvoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { tablePage } from '../../administration/table-page.ts';
import { clientInvoices } from '../../billing/client-invoices.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function listClientInvoicesRoute(app: FastifyInstance, { settings }: Services): void {
  route(app, listClientInvoices, async ({ user, query }) =>
    tablePage(settings, await clientInvoices(settings, user, query), query, {
      searched: ['number', 'clientName'],
      unique: 'id',
    }),
  );
}
