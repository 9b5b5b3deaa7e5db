import { lazy, Suspense } from 'react';
import { CardSkeleton } from '../../../ui/card/card-states.tsx';
import type { TabsProps } from './tabbed-analysis.tsx';

const TabbedAnalysis = lazy(() => import('./tabbed-analysis.tsx'));

/** As high as most screens, so that nothing below comes into view and moves again. */
const heightOfPage = 900;

/** The analyses of a page that has several; a page with one shows it as it is. */
export function AnalysisTabs({ analysis, children }: TabsProps) {
  if (analysis.page.tabs.length === 0) return children;
  return (
    <Suspense fallback={<CardSkeleton height={heightOfPage} />}>
      <TabbedAnalysis analysis={analysis}>{children}</TabbedAnalysis>
    </Suspense>
  );
}
