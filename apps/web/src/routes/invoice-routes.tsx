import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { readParameters } from '../lib/address/read-parameters.ts';
import { gridParameters } from '../lib/analysis/grid-search.ts';
import { shipmentParameters } from '../lib/analysis/shipment-search.ts';
import { text } from '../lib/languages/text.ts';
import { mayOpen } from '../lib/menu/may-open.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { tableSearch } from '../lib/tables/table-search.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { pageRoute } from './page.tsx';

const maySearch = ['INVOICE_SEARCH'];

/** The carriers' invoices (S3 section 2.3). */
const invoicesRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/invoices',
  staticData: { title: text('Invoices') },
  validateSearch: tableSearch,
  loader: async ({ context: { queryClient } }) => {
    const { permissions } = await queryClient.ensureQueryData(accountOptions);
    if (!mayOpen(maySearch, permissions)) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/invoices/invoices-page.tsx'), 'InvoicesPage'),
  errorComponent: ErrorScreen,
});

const invoiceSearch = readParameters({ ...gridParameters, ...shipmentParameters });

const invoiceRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/invoices/$invoiceId',
  staticData: { title: text('Invoice') },
  validateSearch: invoiceSearch,
  loader: async ({ context: { queryClient }, params: { invoiceId } }) => {
    const { permissions } = await queryClient.ensureQueryData(accountOptions);
    if (!mayOpen(maySearch, permissions) || !/^\d{1,15}$/.test(invoiceId)) throw notFound();
  },
  component: lazyRouteComponent(() => import('./invoice-screen.tsx'), 'InvoiceScreen'),
  errorComponent: ErrorScreen,
});

export const invoiceRoutes = [invoicesRoute, invoiceRoute] as const;
