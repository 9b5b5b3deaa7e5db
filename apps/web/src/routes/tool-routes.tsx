import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { administration } from '../lib/menu/groups/administration.ts';
import { analytics } from '../lib/menu/groups/analytics.ts';
import { parcel } from '../lib/menu/groups/parcel.ts';
import { mayVisit } from '../lib/menu/may-open.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { exceptionsSearch } from '../lib/tables/exceptions-search.ts';
import { tableSearch } from '../lib/tables/table-search.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { pageRoute } from './page.tsx';

const entries = [...analytics.entries, ...parcel.entries, ...administration.entries].filter(
  ({ application }) => application === undefined,
);

/** The route of a page of the analytics, the parcel or the admin menu; menu and guard read the same permissions. */
function searchedRoute<const Path extends string, Search extends object>(
  path: Path,
  component: ReturnType<typeof lazyRouteComponent>,
  validateSearch: (address: unknown) => Search,
) {
  const entry = entries.find((each) => each.path === path);
  return createRoute({
    getParentRoute: () => pageRoute,
    path,
    staticData: { title: entry?.label ?? '' },
    validateSearch,
    loader: async ({ context: { queryClient } }) => {
      const user = await queryClient.ensureQueryData(accountOptions);
      if (entry === undefined || !mayVisit(entry, user)) throw notFound();
    },
    component,
    errorComponent: ErrorScreen,
  });
}

const toolRoute = <const Path extends string>(path: Path, component: ReturnType<typeof lazyRouteComponent>) =>
  searchedRoute(path, component, tableSearch);

/** The pages of the menu beside the analysis and the administration (S3 sections 2.2 and 2.3). */
export const toolRoutes = [
  toolRoute(
    '/tracking',
    lazyRouteComponent(() => import('../features/tracking-lookup/tracking-lookup-page.tsx'), 'TrackingLookupPage'),
  ),
  toolRoute(
    '/trackingHistory',
    lazyRouteComponent(() => import('../features/tracking-history/tracking-history-page.tsx'), 'TrackingHistoryPage'),
  ),
  toolRoute(
    '/accountNumberValidation',
    lazyRouteComponent(
      () => import('../features/account-validation/account-validation-page.tsx'),
      'AccountValidationPage',
    ),
  ),
  searchedRoute(
    '/exceptionTracking',
    lazyRouteComponent(() => import('../features/exceptions/exceptions-page.tsx'), 'TrackingExceptionsPage'),
    exceptionsSearch,
  ),
  searchedRoute(
    '/exceptionCharge',
    lazyRouteComponent(() => import('../features/exceptions/exceptions-page.tsx'), 'ChargeExceptionsPage'),
    exceptionsSearch,
  ),
  toolRoute(
    '/glcodes',
    lazyRouteComponent(() => import('../features/gl-codes/gl-codes-page.tsx'), 'GlCodesPage'),
  ),
  toolRoute(
    '/client_credentials',
    lazyRouteComponent(
      () => import('../features/administration/client-credentials/client-credentials-page.tsx'),
      'ClientCredentialsPage',
    ),
  ),
  toolRoute(
    '/markup',
    lazyRouteComponent(() => import('../features/markup/markup-page.tsx'), 'MarkupPage'),
  ),
  toolRoute(
    '/assignMarkup',
    lazyRouteComponent(() => import('../features/markup/assign-markup-page.tsx'), 'AssignMarkupPage'),
  ),
  toolRoute(
    '/runMarkup',
    lazyRouteComponent(() => import('../features/markup/run-markup-page.tsx'), 'RunMarkupPage'),
  ),
  toolRoute(
    '/paymentnumber',
    lazyRouteComponent(() => import('../features/payments/payment-numbers-page.tsx'), 'PaymentNumbersPage'),
  ),
  toolRoute(
    '/trackingPaymentNumber',
    lazyRouteComponent(() => import('../features/payments/tracking-payments-page.tsx'), 'TrackingPaymentsPage'),
  ),
  toolRoute(
    '/invoicesBulkDownload',
    lazyRouteComponent(() => import('../features/invoices/bulk-download-page.tsx'), 'BulkDownloadPage'),
  ),
  toolRoute(
    '/aframe/statistics',
    lazyRouteComponent(() => import('../features/statistics/statistics-page.tsx'), 'StatisticsPage'),
  ),
  toolRoute(
    '/aframe/cdcAdmin',
    lazyRouteComponent(() => import('../features/change-data/change-data-page.tsx'), 'ChangeDataPage'),
  ),
  toolRoute(
    '/aframe/sync',
    lazyRouteComponent(() => import('../features/synchronisation/synchronisation-page.tsx'), 'SynchronisationPage'),
  ),
] as const;
