import { generateClientInvoiceNumber } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { stampInvoices, stampMessage } from '../../billing/stamp-invoices.ts';
import type { Services } from '../../services.ts';
import { route } from '../route.ts';

export function generateClientInvoiceNumberRoute(app: FastifyInstance, services: Services): void {
  route(app, generateClientInvoiceNumber, async ({ user, body }) => ({
    message: stampMessage(await stampInvoices(services, user, body)),
  }));
}
