import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { readParameters } from '../lib/address/read-parameters.ts';
import { gridParameters } from '../lib/analysis/grid-search.ts';
import { shipmentParameters } from '../lib/analysis/shipment-search.ts';
import { text } from '../lib/languages/text.ts';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import { assertMayOpen } from './guard.ts';
import { pageRoute } from './page.tsx';
import { portalRoute } from './portal-route.ts';

/** The carriers' invoices (S3 section 2.3). */
const invoicesRoute = portalRoute(
  '/invoices',
  () => import('../features/invoicing/invoices/invoices-page.tsx'),
  'InvoicesPage',
  { ofClients: true },
);

/** Which invoices came, and which are late. */
const ledgerRoute = portalRoute(
  '/invoiceLedger',
  () => import('../features/invoicing/ledger/ledger-page.tsx'),
  'LedgerPage',
  { ofClients: true },
);

const invoiceSearch = readParameters({ ...gridParameters, ...shipmentParameters });

const invoiceRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/invoices/$invoiceId',
  staticData: { title: text('Invoice'), ofClients: true },
  validateSearch: invoiceSearch,
  loader: async ({ context: { queryClient }, params: { invoiceId } }) => {
    await assertMayOpen(queryClient, '/invoices');
    if (!/^\d{1,15}$/.test(invoiceId)) throw notFound();
  },
  component: lazyRouteComponent(() => import('./invoice-screen.tsx'), 'InvoiceScreen'),
  errorComponent: ErrorScreen,
});

export const invoiceRoutes = [invoicesRoute, ledgerRoute, invoiceRoute] as const;
