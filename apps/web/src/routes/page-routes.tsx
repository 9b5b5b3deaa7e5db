import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import { businessSearch } from '../lib/analysis/business-search.ts';
import { clientsOptions } from '../lib/analysis/client-queries.ts';
import { noting } from '../lib/analysis/unusable-parts.ts';
import { text } from '../lib/languages/text.ts';
import { firstEntry } from '../lib/menu/menu-entries.ts';
import { shellSettingsOptions } from '../lib/menu/shell-settings.ts';
import { reportSearch } from '../lib/reports/report-search.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import { assertMayOpen } from './guard.ts';
import { pageRoute } from './page.tsx';
import { portalRoute } from './portal-route.ts';

/** What administrators decide for all users: maintenance and announcements (S3 sections 2.1 and 2.4). */
export const settingsRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/settings',
  staticData: { title: text('Settings') },
  loader: ({ context: { queryClient } }) => assertMayOpen(queryClient, '/settings'),
  component: lazyRouteComponent(() => import('../features/live/settings/settings-page.tsx'), 'SettingsPage'),
  errorComponent: ErrorScreen,
});

/** Where submitted reports are downloaded (S2 section 2). */
export const reportsRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/reports',
  staticData: { title: text('Reports') },
  validateSearch: reportSearch,
  loader: ({ context: { queryClient } }) => assertMayOpen(queryClient, '/reports'),
  component: lazyRouteComponent(() => import('../features/reports/own-reports/reports-page.tsx'), 'ReportsPage'),
  errorComponent: ErrorScreen,
});

/** Own data and saved filter sets; open to every signed-in user. */
export const profileRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/profile',
  staticData: { title: text('Profile') },
  component: lazyRouteComponent(() => import('./profile-screen.tsx'), 'ProfileScreen'),
});

/** The form of a new user: on the page of users, or alone for those who may not see that (S3 section 2.2). */
export const newUserRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/usersNew',
  staticData: { title: text('New user') },
  loader: async ({ context: { queryClient } }) => {
    await assertMayOpen(queryClient, '/usersNew');
    const user = await queryClient.ensureQueryData(accountOptions);
    if (mayOpenPage('/users', user)) throw redirect({ to: '/users', search: { open: 'new' }, replace: true });
  },
  component: lazyRouteComponent(() => import('../features/identity/users/new-user-page.tsx'), 'NewUserPage'),
  errorComponent: ErrorScreen,
});

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

/** Client invoice numbers, with the invoice-stamping bar (S3 sections 2.2, 2.4 and 2.9). */
export const billingRoute = portalRoute(
  '/billing',
  () => import('../features/invoicing/billing/billing-page.tsx'),
  'BillingPage',
  { bar: 'invoice-stamping', ofClients: true },
);

/** The beta: for those who take part in it, and who may (S3 sections 2.4 and 4.1). */
export const betaRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/beta',
  staticData: { title: text('PulseUI beta') },
  loader: async ({ context: { queryClient } }) => {
    const { betaFlag, permissions } = await queryClient.ensureQueryData(accountOptions);
    if (!betaFlag && !permissions.includes('TRY_BETA')) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/shell/beta/beta-page.tsx'), 'BetaPage'),
});

/**
 * The first page of the menu that the user may open, one of a separate application by a full page load (S3 section
 * 2.1); without any the profile, which says so.
 */
export const homeRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/',
  staticData: { title: text('Home') },
  loader: async ({ context: { queryClient, hasPage } }) => {
    const user = await queryClient.ensureQueryData(accountOptions);
    const { applications } = await queryClient.ensureQueryData(shellSettingsOptions);
    const entry = firstEntry(user, { hasPage, applications });
    if (entry?.address !== undefined) throw redirect({ href: entry.address, reloadDocument: true, replace: true });
    throw redirect({ to: entry?.path ?? '/profile', replace: true });
  },
});
