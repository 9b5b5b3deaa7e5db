import { generateClientInvoiceNumber, getClientInvoice, listClientInvoices, previewStamping } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { tablePage } from '../../../platform/tables/table-page.ts';
import { clientInvoiceDetail, clientInvoices } from '../client-invoices.ts';
import { previewOfStamping, stampInvoices, stampMessage } from '../stamp-invoices.ts';

/** Client invoice numbers. */
export function clientInvoiceRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;
  route(app, generateClientInvoiceNumber, async ({ user, body }) => ({
    message: stampMessage(await stampInvoices(services, user, body)),
  }));

  route(app, previewStamping, async ({ user, body }) => await previewOfStamping(services, user, body));

  route(app, listClientInvoices, async ({ user, query }) =>
    tablePage(settings, await clientInvoices(settings, user, query), query, {
      searched: ['number', 'clientName'],
      unique: 'id',
    }),
  );

  route(app, getClientInvoice, async ({ user, params }) => await clientInvoiceDetail(services, user, params.id));
}
