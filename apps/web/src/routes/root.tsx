import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { CrashScreen } from '../ui/crash-screen.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
  notFoundComponent: () => (
    <main>
      <NotFoundScreen />
    </main>
  ),
  errorComponent: CrashScreen,
});
