import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { exportInvoicePackagesRoute } from './export-invoice-packages.ts';
import { exportInvoicesRoute } from './export-invoices.ts';
import { getInvoiceRoute } from './get-invoice.ts';
import { listInvoicesRoute } from './list-invoices.ts';

import { submitBulkInvoiceDownloadRoute } from './submit-bulk-invoice-download.ts';

const routes = [
  submitBulkInvoiceDownloadRoute,
  listInvoicesRoute,
  exportInvoicesRoute,
  getInvoiceRoute,
  exportInvoicePackagesRoute,
];

/** The carriers' invoices. */
export function invoiceRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of routes) addRoute(app, services);
}
