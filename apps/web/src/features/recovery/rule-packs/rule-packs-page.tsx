import { lazy, Suspense } from 'react';

const RulePacks = lazy(() => import('./rule-packs.tsx'));

/** The page of rule packs, loaded by itself: the first page would have to name every script that it needs. */
export function RulePacksPage() {
  return (
    <Suspense fallback={null}>
      <RulePacks />
    </Suspense>
  );
}
