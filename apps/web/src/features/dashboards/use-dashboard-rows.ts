import { dashboardPageState } from '@waybill/model';
import { useMemo } from 'react';
import { readPart } from '../../lib/analysis/rows-part.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { useGridAddress } from '../../lib/analysis/use-grid-address.ts';
import { dashboardStateOf } from './dashboard-state.ts';
import { shownDashboard } from './shown-dashboard.ts';

/** The page as the grid sees it: the rows of the dashboard that the address names, else of the whole page. */
export function useDashboardRows(analysis: Analysis): Analysis {
  const { address } = useGridAddress();
  const { dashboard: id, part } = address;
  const parts = part?.join('\n');
  return useMemo(() => {
    const dashboard = id === undefined ? undefined : shownDashboard(id, analysis);
    if (dashboard === undefined) return analysis;
    const read = (parts ?? '').split('\n').flatMap((text) => readPart(text, dashboard.table) ?? []);
    const all = read.find((each) => each.kind === 'days')?.days;
    const state = dashboardPageState(dashboard, dashboard.figures[0], dashboardStateOf(analysis), all);
    return { ...analysis, state, dates: { ...analysis.dates, ...state.dates } };
  }, [analysis, id, parts]);
}
