import { lazyRouteComponent } from '@tanstack/react-router';
import { portalRoute } from './portal-route.ts';

export const administrationRoutes = [
  portalRoute(
    '/clients',
    lazyRouteComponent(() => import('../features/administration/clients/clients-page.tsx'), 'ClientsPage'),
  ),
  portalRoute(
    '/carriers',
    lazyRouteComponent(() => import('../features/administration/carriers/carriers-page.tsx'), 'CarriersPage'),
  ),
  portalRoute(
    '/accounts',
    lazyRouteComponent(() => import('../features/administration/accounts/accounts-page.tsx'), 'AccountsPage'),
  ),
  portalRoute(
    '/accountgroups',
    lazyRouteComponent(
      () => import('../features/administration/account-groups/account-groups-page.tsx'),
      'AccountGroupsPage',
    ),
  ),
  portalRoute(
    '/accountconfig',
    lazyRouteComponent(
      () => import('../features/administration/account-divisions/account-divisions-page.tsx'),
      'AccountDivisionsPage',
    ),
  ),
  portalRoute(
    '/users',
    lazyRouteComponent(() => import('../features/administration/users/users-page.tsx'), 'UsersPage'),
  ),
  portalRoute(
    '/audit_log',
    lazyRouteComponent(() => import('../features/administration/audit/audit-page.tsx'), 'AuditPage'),
  ),
  portalRoute(
    '/uploadFiles',
    lazyRouteComponent(
      () => import('../features/administration/invoice-files/invoice-files-page.tsx'),
      'InvoiceFilesPage',
    ),
  ),
  portalRoute(
    '/exchangeRates',
    lazyRouteComponent(
      () => import('../features/administration/exchange-rates/exchange-rates-page.tsx'),
      'ExchangeRatesPage',
    ),
  ),
  portalRoute(
    '/ftplocations',
    lazyRouteComponent(
      () => import('../features/administration/ftp-locations/ftp-locations-page.tsx'),
      'FtpLocationsPage',
    ),
  ),
  portalRoute(
    '/reportsExecConfig',
    lazyRouteComponent(
      () => import('../features/administration/report-execution/report-execution-page.tsx'),
      'ReportExecutionPage',
    ),
  ),
  portalRoute(
    '/viewScheduledReports',
    lazyRouteComponent(
      () => import('../features/administration/scheduled-reports/scheduled-reports-page.tsx'),
      'ScheduledReportsPage',
    ),
  ),
  portalRoute(
    '/acl',
    lazyRouteComponent(() => import('../features/administration/roles/roles-page.tsx'), 'RolesPage'),
  ),
  portalRoute(
    '/identityProviders',
    lazyRouteComponent(
      () => import('../features/administration/identity-providers/identity-providers-page.tsx'),
      'IdentityProvidersPage',
    ),
  ),
  portalRoute(
    '/jobs',
    lazyRouteComponent(() => import('../features/administration/jobs/jobs-page.tsx'), 'JobsPage'),
  ),
] as const;
