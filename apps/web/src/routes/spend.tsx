import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { spend } from '@waybill/model';
import { clientsOptions } from '../lib/analysis/client-queries.ts';
import { pageSearch } from '../lib/analysis/page-search.ts';
import { mayOpen } from '../lib/menu/may-open.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { shellRoute } from './shell.tsx';

export const spendRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/aframe/dashboard/spend',
  staticData: { title: spend.displayName },
  validateSearch: pageSearch,
  loader: async ({ context: { queryClient } }) => {
    const { permissions } = await queryClient.ensureQueryData(accountOptions);
    if (!mayOpen(spend.permissions, permissions)) throw notFound();
    await queryClient.ensureQueryData(clientsOptions);
  },
  component: lazyRouteComponent(() => import('./spend-page.tsx'), 'SpendPage'),
  errorComponent: ErrorScreen,
});
