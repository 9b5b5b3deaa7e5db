import { createRoute, Outlet, redirect } from '@tanstack/react-router';
import { accountOptions, passwordDaysOptions } from '../lib/session/session-queries.ts';
import { storedSession } from '../lib/signed-in/session-store.ts';
import { CrashScreen } from '../ui/screens/crash-screen.tsx';
import { LoadingScreen } from '../ui/screens/loading-screen.tsx';
import { rootRoute } from './root.tsx';

/** Everything that needs a token; without one to the login page, which knows the way back (S3 section 2.1). */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (storedSession() === undefined) throw redirect({ to: '/login', search: { origin: location.href } });
  },
  loader: async ({ context: { queryClient } }) => {
    const [user, passwordDays] = await Promise.all([
      queryClient.ensureQueryData(accountOptions),
      queryClient.ensureQueryData(passwordDaysOptions),
    ]);
    return { user, passwordDays };
  },
  component: Outlet,
  pendingComponent: LoadingScreen,
  errorComponent: CrashScreen,
});
