import { lazyRouteComponent } from '@tanstack/react-router';
import { alertSearch } from '../lib/alerts/alert-search.ts';
import { whatIfSearch } from '../lib/planning/what-if-search.ts';
import { exceptionsSearch } from '../lib/tables/exceptions-search.ts';
import { findingRoute } from './finding-route.ts';
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
  searchedRoute(
    '/alerts',
    lazyRouteComponent(() => import('../features/alerts/own-alerts/alerts-page.tsx'), 'AlertsPage'),
    alertSearch,
    ofClients,
  ),
  searchedRoute(
    '/whatIf',
    lazyRouteComponent(() => import('../features/planning/what-if/what-if-page.tsx'), 'WhatIfPage'),
    whatIfSearch,
    ofClients,
  ),
  portalRoute(
    '/budgets',
    lazyRouteComponent(() => import('../features/planning/budgets/budgets-page.tsx'), 'BudgetsPage'),
    ofClients,
  ),
  portalRoute(
    '/accruals',
    lazyRouteComponent(() => import('../features/planning/accruals/accruals-page.tsx'), 'AccrualsPage'),
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
    '/claims',
    lazyRouteComponent(() => import('../features/recovery/exceptions/exceptions-page.tsx'), 'ClaimsPage'),
    exceptionsSearch,
    ofClients,
  ),
  portalRoute(
    '/recoveries',
    lazyRouteComponent(() => import('../features/recovery/recoveries/recoveries-page.tsx'), 'RecoveriesPage'),
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
  findingRoute(
    '/exceptionTracking/$findingId',
    '/exceptionTracking',
    lazyRouteComponent(() => import('../features/recovery/exceptions/finding-page.tsx'), 'TrackingFindingPage'),
  ),
  findingRoute(
    '/exceptionCharge/$findingId',
    '/exceptionCharge',
    lazyRouteComponent(() => import('../features/recovery/exceptions/finding-page.tsx'), 'ChargeFindingPage'),
  ),
  portalRoute(
    '/claimPackets',
    lazyRouteComponent(() => import('../features/recovery/packets/claim-packets-page.tsx'), 'ClaimPacketsPage'),
    ofClients,
  ),
  portalRoute(
    '/agreements',
    lazyRouteComponent(() => import('../features/recovery/agreements/agreements-page.tsx'), 'AgreementsPage'),
    ofClients,
  ),
  portalRoute(
    '/auditCoverage',
    lazyRouteComponent(() => import('../features/recovery/coverage/coverage-page.tsx'), 'CoveragePage'),
    ofClients,
  ),
  portalRoute(
    '/rulePacks',
    lazyRouteComponent(() => import('../features/recovery/rule-packs/rule-packs-page.tsx'), 'RulePacksPage'),
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
