import { overview } from '@waybill/model';
import { Overview } from '../features/analysis/overview/overview.tsx';
import { AnalysisScreen } from './analysis-screen.tsx';

/** The home page of the analysis area. */
export function OverviewPage() {
  return (
    <AnalysisScreen
      page={overview}
      content={(analysis, onViewRows) => <Overview analysis={analysis} onViewRows={onViewRows} />}
    />
  );
}
