import { lazy, Suspense } from 'react';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';

const WeightUnitControl = lazy(() => import('./weight-unit-control.tsx'));

/** Pounds or kilograms, on a page that offers both: for all charts, tables and rows of it. */
export function WeightUnitChoice({ analysis }: { readonly analysis: Analysis }) {
  if (analysis.page.weightUnits.length < 2) return null;
  return (
    <Suspense>
      <WeightUnitControl analysis={analysis} />
    </Suspense>
  );
}
