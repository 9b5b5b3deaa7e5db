import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { businessSearch } from '../lib/analysis/business-search.ts';
import { clientsOptions } from '../lib/analysis/client-queries.ts';
import { noting } from '../lib/analysis/unusable-parts.ts';
import { text } from '../lib/languages/text.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { assertMayOpen } from './guard.ts';
import { pageRoute } from './page.tsx';

/** One page for management; it has no entry in the menu (S3 sections 2.2 and 2.3), guests do not see it. */
export const businessOverviewRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/businessOverview',
  staticData: { title: text('Business Overview') },
  validateSearch: (address: unknown) => noting(address, businessSearch),
  loader: async ({ context: { queryClient } }) => {
    await assertMayOpen(queryClient, '/businessOverview');
    await queryClient.ensureQueryData(clientsOptions);
  },
  component: lazyRouteComponent(
    () => import('../features/analysis/business-overview/business-overview-page.tsx'),
    'BusinessOverviewPage',
  ),
  errorComponent: ErrorScreen,
});
