import { text } from '../lib/languages/text.ts';
import { innerRoute, portalRoute } from './portal-route.ts';

/** The pages of the administration, with those that they lead to. */
export const administrationRoutes = [
  innerRoute(
    '/uploadFiles/$uploadId/mapping',
    text('Map a file'),
    '/fileLayouts',
    () => import('../features/intake/invoice-files/mapping/map-file-page.tsx'),
    'MapFilePage',
  ),
  innerRoute(
    '/uploadFiles/files/$fileId/mapping',
    text('Map a file'),
    '/fileLayouts',
    () => import('../features/intake/invoice-files/mapping/map-kept-file-page.tsx'),
    'MapKeptFilePage',
  ),
  innerRoute(
    '/uploadFiles/files/$fileId',
    text('Invoice file'),
    '/uploadFiles',
    () => import('../features/intake/invoice-files/file-page/invoice-file-page.tsx'),
    'InvoiceFilePage',
  ),
  innerRoute(
    '/fileLayouts/$layoutId/mapping',
    text('File layout'),
    '/fileLayouts',
    () => import('../features/intake/invoice-files/mapping/edit-layout-page.tsx'),
    'EditLayoutPage',
  ),
  innerRoute(
    '/uploadFiles/$fileId/rejectedLines',
    text('Rejected lines'),
    '/uploadFiles',
    () => import('../features/intake/invoice-files/rejected-lines/rejected-lines-page.tsx'),
    'RejectedLinesPage',
  ),
  portalRoute('/clients', () => import('../features/organisation/clients/clients-page.tsx'), 'ClientsPage'),
  portalRoute('/carriers', () => import('../features/organisation/carriers/carriers-page.tsx'), 'CarriersPage'),
  portalRoute('/accounts', () => import('../features/organisation/accounts/accounts-page.tsx'), 'AccountsPage'),
  portalRoute(
    '/accountgroups',
    () => import('../features/organisation/account-groups/account-groups-page.tsx'),
    'AccountGroupsPage',
  ),
  portalRoute(
    '/accountconfig',
    () => import('../features/organisation/account-divisions/account-divisions-page.tsx'),
    'AccountDivisionsPage',
  ),
  portalRoute('/users', () => import('../features/identity/users/users-page.tsx'), 'UsersPage'),
  portalRoute('/audit_log', () => import('../features/identity/audit/audit-page.tsx'), 'AuditPage'),
  portalRoute(
    '/uploadFiles',
    () => import('../features/intake/invoice-files/invoice-files-page.tsx'),
    'InvoiceFilesPage',
  ),
  portalRoute('/fileLayouts', () => import('../features/intake/file-layouts/file-layouts-page.tsx'), 'FileLayoutsPage'),
  portalRoute(
    '/unknownCharges',
    () => import('../features/intake/unknown-charges/unknown-charges-page.tsx'),
    'UnknownChargesPage',
  ),
  portalRoute(
    '/exchangeRates',
    () => import('../features/organisation/exchange-rates/exchange-rates-page.tsx'),
    'ExchangeRatesPage',
  ),
  portalRoute('/webhooks', () => import('../features/live/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
  portalRoute(
    '/ftplocations',
    () => import('../features/intake/ftp-locations/ftp-locations-page.tsx'),
    'FtpLocationsPage',
  ),
  portalRoute(
    '/reportsExecConfig',
    () => import('../features/reports/report-execution/report-execution-page.tsx'),
    'ReportExecutionPage',
  ),
  portalRoute('/viewScheduledReports', () => import('../features/reports/scheduled.ts'), 'ScheduledReportsPage'),
  portalRoute('/dataExports', () => import('../features/reports/scheduled.ts'), 'DataExportsPage'),
  portalRoute('/acl', () => import('../features/identity/roles/roles-page.tsx'), 'RolesPage'),
  portalRoute('/apiTokens', () => import('./profile-screen.tsx'), 'TokensScreen'),
  portalRoute(
    '/identityProviders',
    () => import('../features/identity/identity-providers/identity-providers-page.tsx'),
    'IdentityProvidersPage',
  ),
  portalRoute('/backups', () => import('../features/operation/backups/backups-page.tsx'), 'BackupsPage'),
  portalRoute('/jobs', () => import('../features/reports/jobs/jobs-page.tsx'), 'JobsPage'),
] as const;
