import { dashboardPageState, readPart } from '@waybill/model';
import { useMemo } from 'react';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { useGridAddress } from '../../../lib/analysis/use-grid-address.ts';
import { narrowedBy } from './card/carrier-and-service.ts';
import { dashboardStateOf } from './dashboard-state.ts';
import { shownDashboard, useCountedDashboard } from './shown-dashboard.ts';

/** The page as the grid sees it: the rows of the dashboard that the address names, else of the whole page. */
export function useDashboardRows(analysis: Analysis): Analysis {
  const { address } = useGridAddress();
  const { dashboard: id, part } = address;
  const text = part?.join('\n');
  const { found, parts } = useMemo(() => {
    const shown = id === undefined ? undefined : shownDashboard(id, analysis);
    const read =
      shown === undefined ? [] : (text ?? '').split('\n').flatMap((each) => readPart(each, shown.table) ?? []);
    return { found: shown && narrowedBy(shown, read), parts: read };
  }, [analysis, id, text]);
  const state = useMemo(() => dashboardStateOf(analysis), [analysis]);
  const { dashboard } = useCountedDashboard(found, state, analysis);
  return useMemo(() => {
    if (dashboard === undefined) return analysis;
    const all = parts.find((each) => each.kind === 'days')?.days;
    const shown = dashboardPageState(dashboard, dashboard.figures[0], state, all);
    return { ...analysis, state: shown, dates: { ...analysis.dates, ...shown.dates } };
  }, [analysis, dashboard, parts, state]);
}
