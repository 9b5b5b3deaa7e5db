import { lazy, Suspense } from 'react';

const Agreements = lazy(() => import('./agreements.tsx'));

/** The page of agreements, loaded by itself: the first page would have to name every script that it needs. */
export function AgreementsPage() {
  return (
    <Suspense fallback={null}>
      <Agreements />
    </Suspense>
  );
}
