import { getInvoice, listInvoices } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { callSignal } from '../../../platform/http/call-signal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { findInvoices } from '../find-invoices.ts';
import { invoiceDetail } from '../invoice-detail.ts';

/** The carriers’ invoices. */
export function invoiceRoutes(app: FastifyInstance, services: Services): void {
  route(app, listInvoices, async ({ user, query, reply }) => {
    const { page, size, sort, descending } = query;
    const window = { sort, descending, limit: size, offset: (page - 1) * size };
    return await findInvoices(services, user, query, window, callSignal(reply));
  });

  route(app, getInvoice, async ({ user, params }) => await invoiceDetail(services, user, params.id));
}
