import { configurableDashboard } from '@waybill/model';
import { Dashboards } from '../features/analysis/dashboards/dashboards.tsx';
import { useDashboardRows } from '../features/analysis/dashboards/use-dashboard-rows.ts';
import { AnalysisScreen } from './analysis-screen.tsx';

/** The configurable dashboard (S1 section 2). */
export function DashboardsPage() {
  return (
    <AnalysisScreen
      page={configurableDashboard}
      useRows={useDashboardRows}
      content={(analysis, onViewRows) => <Dashboards analysis={analysis} onViewRows={onViewRows} />}
    />
  );
}
