import { getInvoice } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { invoiceDetail } from '../invoice-detail.ts';

export function getInvoiceRoute(app: FastifyInstance, services: Services): void {
  route(app, getInvoice, async ({ user, params }) => await invoiceDetail(services, user, params.id));
}
