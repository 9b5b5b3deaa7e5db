import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ssoErrors } from '@waybill/contract';
import { oneOf, textOf } from '../lib/address/parameters.ts';
import { readParameters } from '../lib/address/read-parameters.ts';
import { safeOrigin } from '../lib/session/origin.ts';
import { sessionEndings } from '../lib/session/session-ending.ts';
import { storedSession } from '../lib/signed-in/session-store.ts';
import { LoadingScreen } from '../ui/screens/loading-screen.tsx';
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

export const ssoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/SSO',
  validateSearch: loginSearch,
  component: lazyRouteComponent(() => import('../features/identity/sign-in/sso/sso-page.tsx'), 'SsoPage'),
  pendingComponent: LoadingScreen,
});

const callbackSearch = readParameters({ token: textOf(0), error: oneOf(ssoErrors) });

export const ssoCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso-callback',
  validateSearch: callbackSearch,
  component: lazyRouteComponent(
    () => import('../features/identity/sign-in/sso/sso-callback-page.tsx'),
    'SsoCallbackPage',
  ),
  pendingComponent: LoadingScreen,
});
