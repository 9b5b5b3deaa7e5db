import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { text } from '../lib/languages/text.ts';
import { mayOpen } from '../lib/menu/may-open.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { tableSearch } from '../lib/tables/table-search.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { pageRoute } from './page.tsx';

/** Client invoice numbers, with the invoice-stamping bar (S3 sections 2.2, 2.4 and 2.9). */
export const billingRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/billing',
  staticData: { title: text('Billing'), bar: 'invoice-stamping' },
  validateSearch: tableSearch,
  loader: async ({ context: { queryClient } }) => {
    const { permissions } = await queryClient.ensureQueryData(accountOptions);
    if (!mayOpen(['BILLING_VIEW'], permissions)) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/billing/billing-page.tsx'), 'BillingPage'),
  errorComponent: ErrorScreen,
});
