import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { text } from '../lib/languages/text.ts';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import { assertMayOpen } from './guard.ts';
import { pageRoute } from './page.tsx';
import { portalRoute } from './portal-route.ts';

/** An uploaded file that is being mapped. */
const mapFileRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/uploadFiles/$uploadId/mapping',
  staticData: { title: text('Map a file') },
  loader: ({ context: { queryClient } }) => assertMayOpen(queryClient, '/fileLayouts'),
  component: lazyRouteComponent(
    () => import('../features/intake/invoice-files/mapping/map-file-page.tsx'),
    'MapFilePage',
  ),
  errorComponent: ErrorScreen,
});

/** A kept file that is being mapped. */
const mapKeptFileRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/uploadFiles/files/$fileId/mapping',
  staticData: { title: text('Map a file') },
  loader: ({ context: { queryClient } }) => assertMayOpen(queryClient, '/fileLayouts'),
  component: lazyRouteComponent(
    () => import('../features/intake/invoice-files/mapping/map-kept-file-page.tsx'),
    'MapKeptFilePage',
  ),
  errorComponent: ErrorScreen,
});

/** One carrier file with what came of it. */
const invoiceFileRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/uploadFiles/files/$fileId',
  staticData: { title: text('Invoice file') },
  loader: ({ context: { queryClient } }) => assertMayOpen(queryClient, '/uploadFiles'),
  component: lazyRouteComponent(
    () => import('../features/intake/invoice-files/file-page/invoice-file-page.tsx'),
    'InvoiceFilePage',
  ),
  errorComponent: ErrorScreen,
});

/** A saved layout that is being edited. */
const editLayoutRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/fileLayouts/$layoutId/mapping',
  staticData: { title: text('File layout') },
  loader: ({ context: { queryClient } }) => assertMayOpen(queryClient, '/fileLayouts'),
  component: lazyRouteComponent(
    () => import('../features/intake/invoice-files/mapping/edit-layout-page.tsx'),
    'EditLayoutPage',
  ),
  errorComponent: ErrorScreen,
});

/** The lines of a carrier's file that cannot be read. */
const rejectedLinesRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/uploadFiles/$fileId/rejectedLines',
  staticData: { title: text('Rejected lines') },
  loader: ({ context: { queryClient } }) => assertMayOpen(queryClient, '/uploadFiles'),
  component: lazyRouteComponent(
    () => import('../features/intake/invoice-files/rejected-lines/rejected-lines-page.tsx'),
    'RejectedLinesPage',
  ),
  errorComponent: ErrorScreen,
});

export const administrationRoutes = [
  rejectedLinesRoute,
  mapKeptFileRoute,
  invoiceFileRoute,
  editLayoutRoute,
  portalRoute(
    '/clients',
    lazyRouteComponent(() => import('../features/organisation/clients/clients-page.tsx'), 'ClientsPage'),
  ),
  portalRoute(
    '/carriers',
    lazyRouteComponent(() => import('../features/organisation/carriers/carriers-page.tsx'), 'CarriersPage'),
  ),
  portalRoute(
    '/accounts',
    lazyRouteComponent(() => import('../features/organisation/accounts/accounts-page.tsx'), 'AccountsPage'),
  ),
  portalRoute(
    '/accountgroups',
    lazyRouteComponent(
      () => import('../features/organisation/account-groups/account-groups-page.tsx'),
      'AccountGroupsPage',
    ),
  ),
  portalRoute(
    '/accountconfig',
    lazyRouteComponent(
      () => import('../features/organisation/account-divisions/account-divisions-page.tsx'),
      'AccountDivisionsPage',
    ),
  ),
  portalRoute(
    '/users',
    lazyRouteComponent(() => import('../features/identity/users/users-page.tsx'), 'UsersPage'),
  ),
  portalRoute(
    '/audit_log',
    lazyRouteComponent(() => import('../features/identity/audit/audit-page.tsx'), 'AuditPage'),
  ),
  portalRoute(
    '/uploadFiles',
    lazyRouteComponent(() => import('../features/intake/invoice-files/invoice-files-page.tsx'), 'InvoiceFilesPage'),
  ),
  portalRoute(
    '/fileLayouts',
    lazyRouteComponent(() => import('../features/intake/file-layouts/file-layouts-page.tsx'), 'FileLayoutsPage'),
  ),
  mapFileRoute,
  portalRoute(
    '/unknownCharges',
    lazyRouteComponent(
      () => import('../features/intake/unknown-charges/unknown-charges-page.tsx'),
      'UnknownChargesPage',
    ),
  ),
  portalRoute(
    '/exchangeRates',
    lazyRouteComponent(
      () => import('../features/organisation/exchange-rates/exchange-rates-page.tsx'),
      'ExchangeRatesPage',
    ),
  ),
  portalRoute(
    '/webhooks',
    lazyRouteComponent(() => import('../features/live/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
  ),
  portalRoute(
    '/ftplocations',
    lazyRouteComponent(() => import('../features/intake/ftp-locations/ftp-locations-page.tsx'), 'FtpLocationsPage'),
  ),
  portalRoute(
    '/reportsExecConfig',
    lazyRouteComponent(
      () => import('../features/reports/report-execution/report-execution-page.tsx'),
      'ReportExecutionPage',
    ),
  ),
  portalRoute(
    '/viewScheduledReports',
    lazyRouteComponent(() => import('../features/reports/scheduled.ts'), 'ScheduledReportsPage'),
  ),
  portalRoute(
    '/dataExports',
    lazyRouteComponent(() => import('../features/reports/scheduled.ts'), 'DataExportsPage'),
  ),
  portalRoute(
    '/acl',
    lazyRouteComponent(() => import('../features/identity/roles/roles-page.tsx'), 'RolesPage'),
  ),
  portalRoute(
    '/apiTokens',
    lazyRouteComponent(() => import('./profile-screen.tsx'), 'TokensScreen'),
  ),
  portalRoute(
    '/identityProviders',
    lazyRouteComponent(
      () => import('../features/identity/identity-providers/identity-providers-page.tsx'),
      'IdentityProvidersPage',
    ),
  ),
  portalRoute(
    '/backups',
    lazyRouteComponent(() => import('../features/operation/backups/backups-page.tsx'), 'BackupsPage'),
  ),
  portalRoute(
    '/jobs',
    lazyRouteComponent(() => import('../features/reports/jobs/jobs-page.tsx'), 'JobsPage'),
  ),
] as const;
