import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CrashScreen } from '../ui/screens/crash-screen.tsx';

/** Nothing can be entered before it is there: forms come later than it. */
const UnsavedQuestion = lazy(() => import('../ui/dialogs/unsaved-question.tsx'));

interface Context {
  readonly queryClient: QueryClient;
  /** Whether this version has a page at the path. */
  readonly hasPage: (path: string) => boolean;
}

export const rootRoute = createRootRouteWithContext<Context>()({
  component: Root,
  errorComponent: CrashScreen,
});

function Root() {
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <UnsavedQuestion />
      </Suspense>
    </>
  );
}
