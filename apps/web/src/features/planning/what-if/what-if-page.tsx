import { lazy, Suspense } from 'react';

const WhatIf = lazy(() => import('./what-if.tsx'));

/** The page of what-ifs, loaded by itself: the first page would have to name every script that it needs. */
export function WhatIfPage() {
  return (
    <Suspense fallback={null}>
      <WhatIf />
    </Suspense>
  );
}
