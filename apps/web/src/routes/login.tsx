import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { oneOf, textOf } from '../lib/address/parameters.ts';
import { readParameters } from '../lib/address/read-parameters.ts';
import { safeOrigin } from '../lib/session/origin.ts';
import { sessionEndings } from '../lib/session/session-ending.ts';
import { storedSession } from '../lib/signed-in/session-store.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { rootRoute } from './root.tsx';

/** `origin`: the page that was asked for; `tenant`: whose sign-in it is, from a link; `ended`: why it is needed again. */
export const loginSearch = readParameters({
  origin: textOf(0),
  tenant: textOf(1, 100),
  ended: oneOf(sessionEndings),
});

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => {
    if (storedSession() !== undefined) throw redirect({ href: safeOrigin(search.origin) ?? '/', replace: true });
  },
  component: lazyRouteComponent(() => import('../features/identity/sign-in/login-page.tsx'), 'LoginPage'),
  pendingComponent: LoadingScreen,
});
