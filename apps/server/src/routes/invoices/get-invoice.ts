import { getInvoice } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { invoiceDetail } from '../../invoices/invoice-detail.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function getInvoiceRoute(app: FastifyInstance, services: Services): void {
  route(app, getInvoice, async ({ user, params }) => await invoiceDetail(services, user, params.id));
}
