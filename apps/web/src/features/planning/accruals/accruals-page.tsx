import { lazy, Suspense } from 'react';

const Accruals = lazy(() => import('./accruals.tsx'));

/** The page of accruals, loaded by itself: the first page would have to name every script that it needs. */
export function AccrualsPage() {
  return (
    <Suspense fallback={null}>
      <Accruals />
    </Suspense>
  );
}
