import { lazy, Suspense } from 'react';
import { CardSkeleton } from '../../../ui/card-states.tsx';
import type { TabsProps } from './tabbed-analysis.tsx';

const TabbedAnalysis = lazy(() => import('./tabbed-analysis.tsx'));

/** The analyses of a page that has several; a page with one shows it as it is. */
export function AnalysisTabs({ analysis, children }: TabsProps) {
  if (analysis.page.tabs.length === 0) return children;
  return (
    <Suspense fallback={<CardSkeleton height={172} />}>
      <TabbedAnalysis analysis={analysis}>{children}</TabbedAnalysis>
    </Suspense>
  );
}
