import { alertSearch } from '../lib/alerts/alert-search.ts';
import { whatIfSearch } from '../lib/planning/what-if-search.ts';
import { exceptionsSearch } from '../lib/tables/exceptions-search.ts';
import { findingRoute, portalRoute, searchedRoute } from './portal-route.ts';

const ofClients = { ofClients: true } as const;

/** The pages of the menu other than analysis and administration (S3 sections 2.2 and 2.3). */
export const toolRoutes = [
  portalRoute(
    '/tracking',
    () => import('../features/analysis/tracking-lookup/tracking-lookup-page.tsx'),
    'TrackingLookupPage',
    ofClients,
  ),
  searchedRoute(
    '/alerts',
    () => import('../features/alerts/own-alerts/alerts-page.tsx'),
    'AlertsPage',
    alertSearch,
    ofClients,
  ),
  searchedRoute(
    '/whatIf',
    () => import('../features/planning/what-if/what-if-page.tsx'),
    'WhatIfPage',
    whatIfSearch,
    ofClients,
  ),
  portalRoute('/budgets', () => import('../features/planning/budgets/budgets-page.tsx'), 'BudgetsPage', ofClients),
  portalRoute('/accruals', () => import('../features/planning/accruals/accruals-page.tsx'), 'AccrualsPage', ofClients),
  portalRoute(
    '/trackingHistory',
    () => import('../features/analysis/tracking-history/tracking-history-page.tsx'),
    'TrackingHistoryPage',
    ofClients,
  ),
  portalRoute(
    '/accountNumberValidation',
    () => import('../features/organisation/account-validation/account-validation-page.tsx'),
    'AccountValidationPage',
    ofClients,
  ),
  searchedRoute(
    '/claims',
    () => import('../features/recovery/exceptions/exceptions-page.tsx'),
    'ClaimsPage',
    exceptionsSearch,
    ofClients,
  ),
  portalRoute(
    '/recoveries',
    () => import('../features/recovery/recoveries/recoveries-page.tsx'),
    'RecoveriesPage',
    ofClients,
  ),
  searchedRoute(
    '/exceptionTracking',
    () => import('../features/recovery/exceptions/exceptions-page.tsx'),
    'TrackingExceptionsPage',
    exceptionsSearch,
    ofClients,
  ),
  searchedRoute(
    '/exceptionCharge',
    () => import('../features/recovery/exceptions/exceptions-page.tsx'),
    'ChargeExceptionsPage',
    exceptionsSearch,
    ofClients,
  ),
  findingRoute(
    '/exceptionTracking/$findingId',
    '/exceptionTracking',
    () => import('../features/recovery/exceptions/finding-page.tsx'),
    'TrackingFindingPage',
  ),
  findingRoute(
    '/exceptionCharge/$findingId',
    '/exceptionCharge',
    () => import('../features/recovery/exceptions/finding-page.tsx'),
    'ChargeFindingPage',
  ),
  portalRoute(
    '/claimPackets',
    () => import('../features/recovery/packets/claim-packets-page.tsx'),
    'ClaimPacketsPage',
    ofClients,
  ),
  portalRoute(
    '/agreements',
    () => import('../features/recovery/agreements/agreements-page.tsx'),
    'AgreementsPage',
    ofClients,
  ),
  portalRoute(
    '/auditCoverage',
    () => import('../features/recovery/coverage/coverage-page.tsx'),
    'CoveragePage',
    ofClients,
  ),
  portalRoute('/rulePacks', () => import('../features/recovery/rule-packs/rule-packs-page.tsx'), 'RulePacksPage'),
  portalRoute('/glcodes', () => import('../features/invoicing/gl-codes/gl-codes-page.tsx'), 'GlCodesPage', ofClients),
  portalRoute(
    '/client_credentials',
    () => import('../features/organisation/client-credentials/client-credentials-page.tsx'),
    'ClientCredentialsPage',
  ),
  portalRoute('/markup', () => import('../features/invoicing/markup/markup-page.tsx'), 'MarkupPage', ofClients),
  portalRoute(
    '/assignMarkup',
    () => import('../features/invoicing/markup/assign-markup-page.tsx'),
    'AssignMarkupPage',
    ofClients,
  ),
  portalRoute(
    '/runMarkup',
    () => import('../features/invoicing/markup/run-markup-page.tsx'),
    'RunMarkupPage',
    ofClients,
  ),
  portalRoute(
    '/paymentnumber',
    () => import('../features/invoicing/payments/payment-numbers-page.tsx'),
    'PaymentNumbersPage',
    ofClients,
  ),
  portalRoute(
    '/trackingPaymentNumber',
    () => import('../features/invoicing/payments/tracking-payments-page.tsx'),
    'TrackingPaymentsPage',
    ofClients,
  ),
  portalRoute(
    '/invoicesBulkDownload',
    () => import('../features/invoicing/invoices/bulk-download-page.tsx'),
    'BulkDownloadPage',
    ofClients,
  ),
  portalRoute(
    '/aframe/statistics',
    () => import('../features/analysis/statistics/statistics-page.tsx'),
    'StatisticsPage',
  ),
  portalRoute(
    '/aframe/cdcAdmin',
    () => import('../features/analysis/change-data/change-data-page.tsx'),
    'ChangeDataPage',
  ),
  portalRoute(
    '/aframe/sync',
    () => import('../features/analysis/synchronisation/synchronisation-page.tsx'),
    'SynchronisationPage',
  ),
  portalRoute('/callersUINew', () => import('../features/recovery/callers/callers-page.tsx'), 'CallersPage'),
  portalRoute(
    '/aframe/distributionmapdemo',
    () => import('../features/analysis/distribution-demo/distribution-demo-page.tsx'),
    'DistributionDemoPage',
  ),
] as const;
