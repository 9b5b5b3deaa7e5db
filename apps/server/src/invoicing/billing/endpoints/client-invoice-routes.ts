import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { exportClientInvoicesRoute } from './export-client-invoices.ts';
import { generateClientInvoiceNumberRoute } from './generate-client-invoice-number.ts';
import { getClientInvoiceRoute } from './get-client-invoice.ts';
import { listClientInvoicesRoute } from './list-client-invoices.ts';

const routes = [
  generateClientInvoiceNumberRoute,
  listClientInvoicesRoute,
  exportClientInvoicesRoute,
  getClientInvoiceRoute,
];

/** Client invoice numbers. */
export function clientInvoiceRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of routes) addRoute(app, services);
}
