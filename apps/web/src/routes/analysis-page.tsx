import { useMatch } from '@tanstack/react-router';
import { withoutTrailingSlashes } from '@waybill/contract';
import { findPageAt } from '@waybill/model';
import { AnalysisTabs } from '../features/analysis/widgets/analysis-tabs.tsx';
import { WidgetsGrid } from '../features/analysis/widgets/widgets-grid.tsx';
import { UnknownPageScreen } from '../ui/screens/unknown-page-screen.tsx';
import { AnalysisScreen } from './analysis-screen.tsx';

/** The analysis page of the address. */
export function AnalysisPage() {
  // Of the page that is drawn, not of the one that is still being loaded.
  const path = useMatch({ strict: false, select: ({ pathname }) => withoutTrailingSlashes(pathname) });
  const page = findPageAt(path);
  if (page === undefined) return <UnknownPageScreen />;
  return (
    <AnalysisScreen
      key={page.name}
      page={page}
      content={(analysis, onViewRows) => (
        <AnalysisTabs analysis={analysis}>
          <WidgetsGrid key={analysis.state.analysis.name} analysis={analysis} onViewRows={onViewRows} />
        </AnalysisTabs>
      )}
    />
  );
}
