import { useQuery } from '@tanstack/react-query';
import {
  areExcludedCarriers,
  type Dashboard,
  type DashboardState,
  dashboardOfAll,
  dashboardOfExcluded,
  dashboardOfFamily,
  excludedCarriersOfDashboard,
  findDashboard,
  type TotalSpendScope,
  totalSpendScope,
} from '@waybill/model';
import { useMemo } from 'react';
import { dataOptions } from '../../../lib/analysis/data-queries.ts';
import { foundScope } from '../../../lib/analysis/excluded-carriers.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';

/** The dashboard of that id for the client, the account groups of sub-clients apart. */
export function shownDashboard(id: number, { client }: Pick<Analysis, 'client'>): Dashboard | undefined {
  const found = findDashboard(id);
  return found === undefined || client.childClients.length === 0 ? found : dashboardOfFamily(found);
}

/**
 * The dashboard, counting USPS and DHL if its client or filters leave nothing else. It is undecided as long as that is
 * not known, so that no figure may be shown.
 */
export function useCountedDashboard<Shown extends Dashboard | undefined>(
  shown: Shown,
  state: DashboardState,
  { dashboardParts }: Pick<Analysis, 'dashboardParts'>,
): { readonly dashboard: Shown | Dashboard; readonly isUndecided: boolean } {
  const query = useMemo(
    () => (shown === undefined ? undefined : excludedCarriersOfDashboard(shown, state)),
    [shown, state],
  );
  const isChosen = areExcludedCarriers(dashboardParts.find(({ parameter }) => parameter === 'carriers')?.values ?? []);
  const { data: rows, isError } = useQuery({
    ...dataOptions('dashboards', 'breakdown', query ?? noQuestion),
    enabled: query !== undefined && !isChosen,
  });
  const found = isChosen ? 'excluded' : foundScope(rows && totalSpendScope(rows[0]), isError);
  return useMemo(() => {
    if (query === undefined || shown === undefined) return { dashboard: shown, isUndecided: false };
    return { dashboard: ofScope(shown, found ?? 'counted'), isUndecided: found === undefined };
  }, [query, shown, found]);
}

function ofScope(shown: Dashboard, scope: TotalSpendScope): Dashboard {
  if (scope === 'counted') return shown;
  return scope === 'all' ? dashboardOfAll(shown) : dashboardOfExcluded(shown);
}

const noQuestion = { selectColumnNames: [], fromTableNames: [], clientId: 0 };
