import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { getBadLinesReportRoute } from './get-bad-lines-report.ts';
import { getInvoiceFileRoute } from './get-invoice-file.ts';
import { listInvoiceFilesRoute } from './list-invoice-files.ts';
import { reloadInvoiceFileRoute } from './reload-invoice-file.ts';
import { uploadInvoiceFileRoute } from './upload-invoice-file.ts';

const routes = [
  listInvoiceFilesRoute,
  getInvoiceFileRoute,
  getBadLinesReportRoute,
  reloadInvoiceFileRoute,
  uploadInvoiceFileRoute,
];

/** The carrier files that were handed in. */
export function invoiceFileRoutes(app: FastifyInstance, services: Services): void {
  for (const addRoute of routes) addRoute(app, services);
}
