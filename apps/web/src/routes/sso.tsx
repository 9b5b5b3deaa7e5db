import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ssoErrors } from '@waybill/contract';
import { oneOf, textOf } from '../lib/address/parameters.ts';
import { readParameters } from '../lib/address/read-parameters.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { loginSearch } from './login.tsx';
import { rootRoute } from './root.tsx';

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
