import { getClientInvoice } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { clientInvoiceDetail } from '../client-invoices.ts';

export function getClientInvoiceRoute(app: FastifyInstance, services: Services): void {
  route(app, getClientInvoice, async ({ user, params }) => await clientInvoiceDetail(services, user, params.id));
}
