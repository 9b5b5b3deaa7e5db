import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { text } from '../lib/languages/text.ts';
import { reportSearch } from '../lib/reports/report-search.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { assertMayOpen } from './guard.ts';
import { pageRoute } from './page.tsx';

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
