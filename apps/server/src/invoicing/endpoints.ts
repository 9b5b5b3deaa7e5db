import type { EndpointList } from '../platform/http/endpoint-list.ts';
import { clientInvoiceRoutes } from './billing/endpoints/client-invoice-routes.ts';
import { glCodeRoutes } from './gl-codes/endpoints/gl-code-routes.ts';
import { invoiceRoutes } from './invoices/endpoints/invoice-routes.ts';
import { markupAssignmentRoutes } from './markup/endpoints/markup-assignment-routes.ts';
import { markupRoutes } from './markup/endpoints/markup-routes.ts';
import { markupRunRoutes } from './markup/endpoints/markup-run-routes.ts';
import { paymentNumberRoutes } from './payments/endpoints/payment-number-routes.ts';

/** Endpoints for invoices, stamping, payments, GL codes and markups. */
export const invoicingEndpoints: EndpointList = [
  invoiceRoutes,
  clientInvoiceRoutes,
  paymentNumberRoutes,
  glCodeRoutes,
  markupRoutes,
  markupAssignmentRoutes,
  markupRunRoutes,
];
