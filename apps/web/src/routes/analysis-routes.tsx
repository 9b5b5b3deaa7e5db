import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { belongsTo, type PortalPath } from '@waybill/contract';
import { comparison, configurableDashboard, dayOf, findPageAt, type Page, pages } from '@waybill/model';
import type { AnalysisSearch } from '../lib/analysis/analysis-search.ts';
import { clientsOptions } from '../lib/analysis/client-queries.ts';
import { dataAsOfOptions } from '../lib/analysis/data-as-of.ts';
import { comparisonSearch, pageSearch } from '../lib/analysis/page-search.ts';
import { startSearch } from '../lib/analysis/start-search.ts';
import { mended, noteUnusable, noting } from '../lib/analysis/unusable-parts.ts';
import { isGuest } from '../lib/menu/menu-entry.ts';
import { accountOptions } from '../lib/session/session-queries.ts';
import { ErrorScreen } from '../ui/screens/error-screen.tsx';
import { pageRoute } from './page.tsx';

const analysisPage = lazyRouteComponent(() => import('./analysis-page.tsx'), 'AnalysisPage');
const dashboardsPage = lazyRouteComponent(() => import('./dashboards-page.tsx'), 'DashboardsPage');
const overviewPage = lazyRouteComponent(() => import('./overview-page.tsx'), 'OverviewPage');

/** The route of a page whose facts, widgets and grid the model declares. Throws if the model has no page at that path. */
function analysisRoute<Path extends PortalPath>(path: Path, component = analysisPage) {
  const page = declaredPage(path);
  return createRoute({
    getParentRoute: () => pageRoute,
    path,
    staticData: { title: page.displayName },
    validateSearch: (address: unknown) => noting(address, pageSearch),
    beforeLoad: async ({ context: { queryClient }, search, preload }) => {
      // Its code comes beside the account and the clients, not after them.
      void component.preload?.()?.catch(() => undefined);
      // The Overview and Dashboards ask for figures of their own.
      if (preload && component === analysisPage) void prefetchFigures(queryClient, page, search).catch(() => undefined);
      const usable = mended(search, page, dayOf(new Date()));
      const start = search.client === undefined ? await startSearch(queryClient, usable.search) : undefined;
      if (start === undefined && usable.changed.length === 0) return;
      if (!preload) noteUnusable(usable.changed);
      throw redirect({ to: '.', search: { ...usable.search, ...start }, replace: true });
    },
    loader: ({ context: { queryClient } }) => loadPage(queryClient, page),
    component,
    errorComponent: ErrorScreen,
  });
}

/** Requests a page's first figures early; what fails is requested again when the page is opened. */
async function prefetchFigures(queryClient: QueryClient, page: Page, search: AnalysisSearch): Promise<void> {
  const code = await import('../lib/analysis/prefetch-figures.ts');
  code.prefetchFigures(queryClient, page, search);
}

function declaredPage(path: PortalPath): Page {
  const page = findPageAt(path);
  if (page === undefined) throw new Error(`No page at ${path}: add it to packages/model/src/pages/pages.ts.`);
  return page;
}

/** A guest whom an older address leads to /dashboards (S3 section 2.1) begins on the first page of their own menu. */
async function assertBelongs(queryClient: QueryClient, page: Page): Promise<void> {
  const user = await queryClient.ensureQueryData(accountOptions);
  if (belongsTo(page.audience, user)) return;
  if (page === configurableDashboard && isGuest(user.permissions)) throw redirect({ to: '/', replace: true });
  throw notFound({ data: { path: page.path } });
}

/** What a page loads before it is rendered. */
async function loadPage(queryClient: QueryClient, page: Page): Promise<void> {
  await assertBelongs(queryClient, page);
  await Promise.all([
    queryClient.ensureQueryData(clientsOptions),
    // Says on which days the page opens; without an answer, on its usual ones.
    queryClient.ensureQueryData(dataAsOfOptions).catch(() => undefined),
  ]);
}

/** The comparison page: its sets are in the address too, also those that it begins with. */
const comparisonRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '/aframe/dashboard/comparison',
  staticData: { title: comparison.displayName },
  validateSearch: (address: unknown) => noting(address, comparisonSearch),
  beforeLoad: async ({ context: { queryClient }, search }) => {
    const { startComparison } = await import('../lib/comparison/start-comparison.ts');
    const start = await startComparison(queryClient, search);
    if (start !== undefined) throw redirect({ to: '.', search: { ...search, ...start }, replace: true });
  },
  loader: ({ context: { queryClient } }) => loadPage(queryClient, comparison),
  component: lazyRouteComponent(() => import('./comparison-page.tsx'), 'ComparisonPage'),
  errorComponent: ErrorScreen,
});

/** The bare address of the analysis leads to the first of its pages that the user may open (S3 section 2.2). */
const analysisHome = createRoute({
  getParentRoute: () => pageRoute,
  path: '/aframe',
  loader: async ({ context: { queryClient } }) => {
    const user = await queryClient.ensureQueryData(accountOptions);
    const first = pages.find(({ path, audience }) => path.startsWith('/aframe/') && belongsTo(audience, user));
    if (first === undefined) throw notFound({ data: { path: '/aframe/dashboard/overview' } });
    throw redirect({ to: first.path, replace: true });
  },
});

export const analysisRoutes = [
  analysisHome,
  analysisRoute('/aframe/dashboard/overview', overviewPage),
  analysisRoute('/aframe/dashboard/spend'),
  analysisRoute('/aframe/dashboard/refund'),
  analysisRoute('/aframe/dashboard/carrierScore'),
  analysisRoute('/aframe/dashboard/accessorial'),
  analysisRoute('/aframe/dashboard/weight'),
  comparisonRoute,
  analysisRoute('/aframe/dashboard/shippingInsight'),
  analysisRoute('/aframe/dashboard/findings'),
  analysisRoute('/aframe/dashboard/networkmap'),
  analysisRoute('/aframe/distributionmap'),
  analysisRoute('/dashboards', dashboardsPage),
] as const;
