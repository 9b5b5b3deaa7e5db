import { getClientInvoice } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { clientInvoiceDetail } from '../../billing/client-invoices.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getClientInvoiceRoute(app: FastifyInstance, services: Services): void {
  route(app, getClientInvoice, async ({ user, params }) => await clientInvoiceDetail(services, user, params.id));
}
