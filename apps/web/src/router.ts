import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { onSessionLost } from './lib/api/call.ts';
import { parseSearch, stringifySearch } from './lib/search-codec.ts';
import type { SessionEnding } from './lib/session/session-ending.ts';
import { onSignedOutElsewhere } from './lib/signed-in/session-store.ts';
import { routeTree } from './routes/route-tree.ts';
import { PageSkeleton } from './ui/waiting/page-skeleton.tsx';

/** A page that is there sooner replaces the one before it without a skeleton in between. */
const pendingMs = 100;

/** The router; a lost session leads to the login page, which knows why, and the way back (S1 section 8). */
export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient, hasPage: (path: string): boolean => path in router.routesByPath },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingComponent: PageSkeleton,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    scrollRestoration: true,
  });
  const toLogin = (ended: SessionEnding | undefined) => {
    const { pathname, href } = router.state.location;
    queryClient.clear();
    if (pathname === '/login') return;
    void router.navigate({ to: '/login', search: { origin: href, ended }, ignoreBlocker: true });
  };
  onSessionLost(toLogin);
  onSignedOutElsewhere(() => toLogin('otherTab'));
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
