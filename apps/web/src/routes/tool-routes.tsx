import { lazyRouteComponent } from '@tanstack/react-router';
import { exceptionsSearch } from '../lib/tables/exceptions-search.ts';
import { portalRoute, searchedRoute } from './portal-route.ts';

const ofClients = { ofClients: true } as const;

/** The pages of the menu other than analysis and administration (S3 sections 2.2 and 2.3). */
export const toolRoutes = [
  portalRoute(
    '/tracking',
    lazyRouteComponent(
      () => import('../features/analysis/tracking-lookup/tracking-lookup-page.tsx'),
      'TrackingLookupPage',
    ),
    ofClients,
  ),
  portalRoute(
    '/trackingHistory',
    lazyRouteComponent(
      () => import('../features/analysis/tracking-history/tracking-history-page.tsx'),
      'TrackingHistoryPage',
    ),
    ofClients,
  ),
  portalRoute(
    '/accountNumberValidation',
    lazyRouteComponent(
      () => import('../features/organisation/account-validation/account-validation-page.tsx'),
      'AccountValidationPage',
    ),
    ofClients,
  ),
  searchedRoute(
    '/exceptionTracking',
    lazyRouteComponent(() => import('../features/recovery/exceptions/exceptions-page.tsx'), 'TrackingExceptionsPage'),
    exceptionsSearch,
    ofClients,
  ),
  searchedRoute(
    '/exceptionCharge',
    lazyRouteComponent(() => import('../features/recovery/exceptions/exceptions-page.tsx'), 'ChargeExceptionsPage'),
    exceptionsSearch,
    ofClients,
  ),
  portalRoute(
    '/glcodes',
    lazyRouteComponent(() => import('../features/invoicing/gl-codes/gl-codes-page.tsx'), 'GlCodesPage'),
    ofClients,
  ),
  portalRoute(
    '/client_credentials',
    lazyRouteComponent(
      () => import('../features/organisation/client-credentials/client-credentials-page.tsx'),
      'ClientCredentialsPage',
    ),
  ),
  portalRoute(
    '/markup',
    lazyRouteComponent(() => import('../features/invoicing/markup/markup-page.tsx'), 'MarkupPage'),
    ofClients,
  ),
  portalRoute(
    '/assignMarkup',
    lazyRouteComponent(() => import('../features/invoicing/markup/assign-markup-page.tsx'), 'AssignMarkupPage'),
    ofClients,
  ),
  portalRoute(
    '/runMarkup',
    lazyRouteComponent(() => import('../features/invoicing/markup/run-markup-page.tsx'), 'RunMarkupPage'),
    ofClients,
  ),
  portalRoute(
    '/paymentnumber',
    lazyRouteComponent(() => import('../features/invoicing/payments/payment-numbers-page.tsx'), 'PaymentNumbersPage'),
    ofClients,
  ),
  portalRoute(
    '/trackingPaymentNumber',
    lazyRouteComponent(
      () => import('../features/invoicing/payments/tracking-payments-page.tsx'),
      'TrackingPaymentsPage',
    ),
    ofClients,
  ),
  portalRoute(
    '/invoicesBulkDownload',
    lazyRouteComponent(() => import('../features/invoicing/invoices/bulk-download-page.tsx'), 'BulkDownloadPage'),
    ofClients,
  ),
  portalRoute(
    '/aframe/statistics',
    lazyRouteComponent(() => import('../features/analysis/statistics/statistics-page.tsx'), 'StatisticsPage'),
  ),
  portalRoute(
    '/aframe/cdcAdmin',
    lazyRouteComponent(() => import('../features/analysis/change-data/change-data-page.tsx'), 'ChangeDataPage'),
  ),
  portalRoute(
    '/aframe/sync',
    lazyRouteComponent(
      () => import('../features/analysis/synchronisation/synchronisation-page.tsx'),
      'SynchronisationPage',
    ),
  ),
  portalRoute(
    '/callersUINew',
    lazyRouteComponent(() => import('../features/recovery/callers/callers-page.tsx'), 'CallersPage'),
  ),
  portalRoute(
    '/aframe/distributionmapdemo',
    lazyRouteComponent(
      () => import('../features/analysis/distribution-demo/distribution-demo-page.tsx'),
      'DistributionDemoPage',
    ),
  ),
] as const;
