import { useQuery } from '@tanstack/react-query';
import {
  areExcludedCarriers,
  type Dashboard,
  type DashboardState,
  dashboardOfExcluded,
  dashboardOfFamily,
  excludedCarriersOfDashboard,
  findDashboard,
  leavesEverythingOut,
} from '@waybill/model';
import { useMemo } from 'react';
import { dataOptions } from '../../../lib/analysis/data-queries.ts';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';

/** The dashboard of that id for the client, the account groups of sub-clients apart. */
export function shownDashboard(id: number, { client }: Pick<Analysis, 'client'>): Dashboard | undefined {
  const found = findDashboard(id);
  return found === undefined || client.childClients.length === 0 ? found : dashboardOfFamily(found);
}

/** The dashboard, counting USPS and DHL if its filters, client or dates leave nothing else. */
export function useCountedDashboard<Shown extends Dashboard | undefined>(
  shown: Shown,
  state: DashboardState,
  { dashboardParts }: Pick<Analysis, 'dashboardParts'>,
): Shown | Dashboard {
  const query = useMemo(
    () => (shown === undefined ? undefined : excludedCarriersOfDashboard(shown, state)),
    [shown, state],
  );
  const isChosen = areExcludedCarriers(dashboardParts.find(({ parameter }) => parameter === 'carriers')?.values ?? []);
  const { data: rows } = useQuery({
    ...dataOptions('dashboards', 'breakdown', query ?? noQuestion),
    enabled: query !== undefined && !isChosen,
  });
  const countsThem = query !== undefined && (isChosen || leavesEverythingOut(rows?.[0]));
  return useMemo(() => (countsThem && shown !== undefined ? dashboardOfExcluded(shown) : shown), [shown, countsThem]);
}

const noQuestion = { selectColumnNames: [], fromTableNames: [], clientId: 0 };
