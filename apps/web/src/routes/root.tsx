import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isInputExpected, onUnsavedChange } from '../lib/unsaved/unsaved.ts';
import { CrashScreen } from '../ui/screens/crash-screen.tsx';

/** Fetched with the first form: the first page has none. */
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
  const isNeeded = useSyncExternalStore(onUnsavedChange, isInputExpected);
  return (
    <>
      <Outlet />
      {isNeeded ? (
        <Suspense fallback={null}>
          <UnsavedQuestion />
        </Suspense>
      ) : null}
    </>
  );
}
