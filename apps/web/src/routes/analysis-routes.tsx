import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import {
  accessorial,
  carrierScore,
  comparison,
  configurableDashboard,
  distributionMap,
  overview,
  type Page,
  refund,
  shippingInsight,
  spend,
  starburst,
  weight,
} from '@waybill/model';
import { clientsOptions } from '../lib/analysis/client-queries.ts';
import { comparisonSearch, pageSearch } from '../lib/analysis/page-search.ts';
import { startSearch } from '../lib/analysis/start-search.ts';
import { mayOpen } from '../lib/menu/may-open.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { ErrorScreen } from '../ui/error-screen.tsx';
import { pageRoute } from './page.tsx';

const analysisPage = lazyRouteComponent(() => import('./analysis-page.tsx'), 'AnalysisPage');
const dashboardsPage = lazyRouteComponent(() => import('./dashboards-page.tsx'), 'DashboardsPage');
const overviewPage = lazyRouteComponent(() => import('./overview-page.tsx'), 'OverviewPage');

/** The route of a page whose facts, widgets and grid the model declares. */
function analysisRoute<Path extends string>(path: Path, page: Page, component = analysisPage) {
  return createRoute({
    getParentRoute: () => pageRoute,
    path,
    staticData: { title: page.displayName },
    validateSearch: pageSearch,
    beforeLoad: async ({ context: { queryClient }, search }) => {
      if (search.client !== undefined) return;
      const start = await startSearch(queryClient, search);
      if (start !== undefined) throw redirect({ to: '.', search: { ...search, ...start }, replace: true });
    },
    loader: ({ context: { queryClient } }) => loadPage(queryClient, page),
    component,
    errorComponent: ErrorScreen,
  });
}

/** What a page needs before it is drawn; not found where the user may not open it. */
async function loadPage(queryClient: QueryClient, page: Page): Promise<void> {
  const { permissions } = await queryClient.ensureQueryData(accountOptions);
  if (!mayOpen(page.permissions, permissions)) throw notFound();
  await queryClient.ensureQueryData(clientsOptions);
}

/** The comparison page: its sets stand in the address too, also those that it begins with. */
const comparisonRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/aframe/dashboard/comparison',
  staticData: { title: comparison.displayName },
  validateSearch: comparisonSearch,
  beforeLoad: async ({ context: { queryClient }, search }) => {
    const { startComparison } = await import('../lib/comparison/start-comparison.ts');
    const start = await startComparison(queryClient, search);
    if (start !== undefined) throw redirect({ to: '.', search: { ...search, ...start }, replace: true });
  },
  loader: ({ context: { queryClient } }) => loadPage(queryClient, comparison),
  component: lazyRouteComponent(() => import('./comparison-page.tsx'), 'ComparisonPage'),
  errorComponent: ErrorScreen,
});

export const analysisRoutes = [
  analysisRoute('/aframe/dashboard/overview', overview, overviewPage),
  analysisRoute('/aframe/dashboard/spend', spend),
  analysisRoute('/aframe/dashboard/refund', refund),
  analysisRoute('/aframe/dashboard/carrierScore', carrierScore),
  analysisRoute('/aframe/dashboard/accessorial', accessorial),
  analysisRoute('/aframe/dashboard/weight', weight),
  comparisonRoute,
  analysisRoute('/aframe/dashboard/shippingInsight', shippingInsight),
  analysisRoute('/aframe/dashboard/networkmap', starburst),
  analysisRoute('/aframe/distributionmap', distributionMap),
  analysisRoute('/dashboards', configurableDashboard, dashboardsPage),
] as const;
