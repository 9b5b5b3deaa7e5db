import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { configurableDashboard } from '@waybill/model';
import { businessSearch } from '../lib/analysis/business-search.ts';
import { clientsOptions } from '../lib/analysis/client-queries.ts';
import { text } from '../lib/languages/text.ts';
import { mayOpen } from '../lib/menu/may-open.ts';
import { isGuest } from '../lib/menu/menu-entry.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { pageRoute } from './page.tsx';

/** One page for management; it has no entry in the menu (S3 sections 2.2 and 2.3), guests do not see it. */
export const businessOverviewRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/businessOverview',
  staticData: { title: text('Business Overview') },
  validateSearch: businessSearch,
  loader: async ({ context: { queryClient } }) => {
    const { permissions } = await queryClient.ensureQueryData(accountOptions);
    if (isGuest(permissions) || !mayOpen(configurableDashboard.permissions, permissions)) throw notFound();
    await queryClient.ensureQueryData(clientsOptions);
  },
  component: lazyRouteComponent(
    () => import('../features/business-overview/business-overview-page.tsx'),
    'BusinessOverviewPage',
  ),
  errorComponent: ErrorScreen,
});
