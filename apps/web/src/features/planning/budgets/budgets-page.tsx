import { lazy, Suspense } from 'react';

const Budgets = lazy(() => import('./budgets.tsx'));

/** The page of budgets, loaded by itself: the first page would have to name every script that it needs. */
export function BudgetsPage() {
  return (
    <Suspense fallback={null}>
      <Budgets />
    </Suspense>
  );
}
