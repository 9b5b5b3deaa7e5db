import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { mayUseReports } from '@waybill/contract';
import { text } from '../lib/languages/text.ts';
import { mayOpen } from '../lib/menu/may-open.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { pageRoute } from './page.tsx';

/** Where submitted reports are downloaded (S2 section 2). */
export const reportsRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/reports',
  staticData: { title: text('Reports') },
  loader: async ({ context: { queryClient } }) => {
    const { permissions } = await queryClient.ensureQueryData(accountOptions);
    if (!mayOpen(mayUseReports, permissions)) throw notFound();
  },
  component: lazyRouteComponent(() => import('../features/reports/reports-page.tsx'), 'ReportsPage'),
  errorComponent: ErrorScreen,
});
