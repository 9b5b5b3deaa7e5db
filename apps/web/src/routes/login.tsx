import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { safeOrigin } from '../lib/session/origin.ts';
import { storedSession } from '../lib/session/session-store.ts';
import { rootRoute } from './root.tsx';

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: z.object({ origin: z.string().optional().catch(undefined) }),
  beforeLoad: ({ search }) => {
    if (storedSession() !== undefined) throw redirect({ href: safeOrigin(search.origin) ?? '/', replace: true });
  },
  component: lazyRouteComponent(() => import('../features/auth/login-page.tsx'), 'LoginPage'),
});
