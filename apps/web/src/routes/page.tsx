import { useQuery } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router';
import { clientsOptions } from '../lib/analysis/client-queries.ts';
import { NoAccessScreen } from '../ui/screens/no-access-screen.tsx';
import { UnknownPageScreen } from '../ui/screens/unknown-page-screen.tsx';
import { shellRoute } from './shell.tsx';

const NoClientScreen = lazyRouteComponent(() => import('./first-steps.tsx'), 'NoClientScreen');

/** The parent of every page: what may not be seen shows in the frame, menu and header stay (S3 section 2.2). */
export const pageRoute = createRoute({
  getParentRoute: () => shellRoute,
  id: 'page',
  component: PageOutlet,
  notFoundComponent: NoAccessScreen,
});

/** The page, or why it has nothing to show to somebody without a client. */
function PageOutlet() {
  const isOfClients = useMatches({
    select: (matches) => matches.some(({ staticData, status }) => staticData.ofClients && status === 'success'),
  });
  const { data: clients } = useQuery({ ...clientsOptions, enabled: isOfClients });
  return isOfClients && clients?.length === 0 ? <NoClientScreen /> : <Outlet />;
}

/** Every address that is not a page; like all others it needs a token (S3 section 2.1). */
export const missingPageRoute = createRoute({
  getParentRoute: () => pageRoute,
  path: '$',
  staticData: { isMissing: true },
  component: UnknownPageScreen,
});
