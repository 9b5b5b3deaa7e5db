import { generateClientInvoiceNumber } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { stampInvoices, stampMessage } from '../stamp-invoices.ts';

export function generateClientInvoiceNumberRoute(app: FastifyInstance, services: Services): void {
  route(app, generateClientInvoiceNumber, async ({ user, body }) => ({
    message: stampMessage(await stampInvoices(services, user, body)),
  }));
}
