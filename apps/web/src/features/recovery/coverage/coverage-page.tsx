import { lazy, Suspense } from 'react';

const Coverage = lazy(() => import('./coverage.tsx'));

/** The page of coverage, loaded by itself: the first page would have to name every script that it needs. */
export function CoveragePage() {
  return (
    <Suspense fallback={null}>
      <Coverage />
    </Suspense>
  );
}
