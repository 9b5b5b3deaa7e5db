import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { type AdministrationPath, administrationEntries } from '../lib/menu/administration-entries.ts';
import { mayVisit } from '../lib/menu/may-open.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { tableSearch } from '../lib/tables/table-search.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { pageRoute } from './page.tsx';

type Component = ReturnType<typeof lazyRouteComponent>;

/** The route of an administration page; menu and guard read the same permissions. */
function administrationRoute<Path extends AdministrationPath>(path: Path, component: Component) {
  const entry = administrationEntries.find((each) => each.path === path);
  return createRoute({
    getParentRoute: () => pageRoute,
    path,
    staticData: { title: entry?.label ?? '' },
    validateSearch: tableSearch,
    loader: async ({ context: { queryClient } }) => {
      const user = await queryClient.ensureQueryData(accountOptions);
      if (entry === undefined || !mayVisit(entry, user)) throw notFound();
    },
    component,
    errorComponent: ErrorScreen,
  });
}

export const administrationRoutes = [
  administrationRoute(
    '/clients',
    lazyRouteComponent(() => import('../features/administration/clients/clients-page.tsx'), 'ClientsPage'),
  ),
  administrationRoute(
    '/carriers',
    lazyRouteComponent(() => import('../features/administration/carriers/carriers-page.tsx'), 'CarriersPage'),
  ),
  administrationRoute(
    '/accounts',
    lazyRouteComponent(() => import('../features/administration/accounts/accounts-page.tsx'), 'AccountsPage'),
  ),
  administrationRoute(
    '/accountgroups',
    lazyRouteComponent(
      () => import('../features/administration/account-groups/account-groups-page.tsx'),
      'AccountGroupsPage',
    ),
  ),
  administrationRoute(
    '/accountconfig',
    lazyRouteComponent(
      () => import('../features/administration/account-divisions/account-divisions-page.tsx'),
      'AccountDivisionsPage',
    ),
  ),
  administrationRoute(
    '/users',
    lazyRouteComponent(() => import('../features/administration/users/users-page.tsx'), 'UsersPage'),
  ),
  administrationRoute(
    '/audit_log',
    lazyRouteComponent(() => import('../features/administration/audit/audit-page.tsx'), 'AuditPage'),
  ),
  administrationRoute(
    '/uploadFiles',
    lazyRouteComponent(
      () => import('../features/administration/invoice-files/invoice-files-page.tsx'),
      'InvoiceFilesPage',
    ),
  ),
  administrationRoute(
    '/exchangeRates',
    lazyRouteComponent(
      () => import('../features/administration/exchange-rates/exchange-rates-page.tsx'),
      'ExchangeRatesPage',
    ),
  ),
  administrationRoute(
    '/ftplocations',
    lazyRouteComponent(
      () => import('../features/administration/ftp-locations/ftp-locations-page.tsx'),
      'FtpLocationsPage',
    ),
  ),
  administrationRoute(
    '/reportsExecConfig',
    lazyRouteComponent(
      () => import('../features/administration/report-execution/report-execution-page.tsx'),
      'ReportExecutionPage',
    ),
  ),
  administrationRoute(
    '/viewScheduledReports',
    lazyRouteComponent(
      () => import('../features/administration/scheduled-reports/scheduled-reports-page.tsx'),
      'ScheduledReportsPage',
    ),
  ),
  administrationRoute(
    '/acl',
    lazyRouteComponent(() => import('../features/administration/roles/roles-page.tsx'), 'RolesPage'),
  ),
  administrationRoute(
    '/identityProviders',
    lazyRouteComponent(
      () => import('../features/administration/identity-providers/identity-providers-page.tsx'),
      'IdentityProvidersPage',
    ),
  ),
] as const;
