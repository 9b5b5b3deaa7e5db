import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ssoErrors } from '@waybill/contract';
import { z } from 'zod';
import { rootRoute } from './root.tsx';

export const ssoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/SSO',
  component: lazyRouteComponent(() => import('../features/auth/sso/sso-page.tsx'), 'SsoPage'),
});

export const ssoCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso-callback',
  validateSearch: z.object({
    token: z.string().optional().catch(undefined),
    error: z.enum(ssoErrors).optional().catch(undefined),
  }),
  component: lazyRouteComponent(() => import('../features/auth/sso/sso-callback-page.tsx'), 'SsoCallbackPage'),
});
