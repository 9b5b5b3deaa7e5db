import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isExpired } from '../lib/session/password-expiry.ts';
import { passwordDaysOptions } from '../lib/session/session-queries.ts';
import { LoadingScreen } from '../ui/screens/loading-screen.tsx';
import { signedInRoute } from './signed-in.tsx';

/** The frame of all pages; an expired password blocks it (S3 section 4.4). */
export const shellRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'shell',
  loader: async ({ context: { queryClient } }) => {
    const days = await queryClient.ensureQueryData(passwordDaysOptions);
    if (isExpired(days)) throw redirect({ to: '/change_password', replace: true });
  },
  component: lazyRouteComponent(() => import('./frame.tsx'), 'Frame'),
  pendingComponent: LoadingScreen,
});
