import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { clientInvoiceRoutes } from './billing/endpoints/client-invoices.ts';
import { exportClientInvoicesRoute } from './billing/endpoints/export-client-invoices.ts';
import { glAllocationRoute } from './gl-codes/endpoints/gl-allocation.ts';
import { glBookingRoutes } from './gl-codes/endpoints/gl-booking.ts';
import { glCodes } from './gl-codes/endpoints/gl-codes.ts';
import { exportInvoicePackagesRoute } from './invoices/endpoints/export-invoice-packages.ts';
import { exportInvoicesRoute } from './invoices/endpoints/export-invoices.ts';
import { invoiceRoutes } from './invoices/endpoints/invoices.ts';
import { submitBulkInvoiceDownloadRoute } from './invoices/endpoints/submit-bulk-invoice-download.ts';
import { invoiceLedgerRoutes } from './ledger/endpoints/invoice-ledger.ts';
import { markupAssignments } from './markup/endpoints/markup-assignments.ts';
import { markupRunRoutes } from './markup/endpoints/markup-runs.ts';
import { markups } from './markup/endpoints/markups.ts';
import { exportPaymentNumbersRoute } from './payments/endpoints/export-payment-numbers.ts';
import { paymentNumberRoutes } from './payments/endpoints/payment-numbers.ts';

/** Endpoints for invoices, stamping, payments, GL codes and markups. */
export const invoicingEndpoints: EndpointList = [
  invoiceRoutes,
  invoiceLedgerRoutes,
  exportInvoicesRoute,
  exportInvoicePackagesRoute,
  submitBulkInvoiceDownloadRoute,
  clientInvoiceRoutes,
  exportClientInvoicesRoute,
  paymentNumberRoutes,
  exportPaymentNumbersRoute,
  glCodes.serve,
  glAllocationRoute,
  glBookingRoutes,
  markups.serve,
  markupAssignments.serve,
  markupRunRoutes,
];
