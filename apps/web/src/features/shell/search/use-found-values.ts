import { IconPackage, IconReceipt, IconTruck } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { mayOpenPage } from '@waybill/contract';
import {
  accessorial,
  dashboardWhereClauses,
  dayOf,
  type FilterDimensionName,
  factOf,
  findFilterDimension,
  lastDaysRange,
  maximumLastDays,
  noDashboardFilters,
  type Page,
  type PageState,
  spend,
} from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { analysisSearch } from '../../../lib/analysis/analysis-search.ts';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { savedDashboardOptions } from '../../../lib/analysis/dashboard-queries.ts';
import { filterValuesOptions } from '../../../lib/analysis/filter-values.ts';
import { isAnalysisPath } from '../../../lib/analysis/is-analysis-path.ts';
import { searchOfSaved } from '../../../lib/analysis/saved-dashboard.ts';
import { usePageChange } from '../../../lib/analysis/use-page-change.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The number of letters from which filter values are searched. */
const fewestLetters = 2;

const kinds = [
  { page: spend, path: '/aframe/dashboard/spend', dimension: 'carrier_name', icon: IconTruck },
  { page: spend, path: '/aframe/dashboard/spend', dimension: 'service_category', icon: IconPackage },
  { page: accessorial, path: '/aframe/dashboard/accessorial', dimension: 'accessorial', icon: IconReceipt },
] as const;

type Kind = (typeof kinds)[number];

/** Carriers, services and accessorials of the client at hand; each opens its page filtered to it. */
export function useFoundValues(search: string): readonly PaletteEntry[] {
  const [carriers, services, accessorials] = kinds;
  const isSearched = search.trim().length >= fewestLetters;
  const clientId = useClientAtHand(isSearched);
  return [
    ...useValuesOf(carriers, clientId),
    ...useValuesOf(services, clientId),
    ...useValuesOf(accessorials, clientId),
  ];
}

function useValuesOf({ page, path, dimension: name, icon }: Kind, clientId: number | undefined) {
  const { t } = useTranslation();
  const router = useRouter();
  const pageChange = usePageChange();
  const { data: user } = useSuspenseQuery(accountOptions);
  const dimension = dimensionOf(name);
  const { data = [] } = useQuery({
    ...filterValuesOptions(page.name, lastYearOf(page, clientId ?? 0), dimension),
    enabled: clientId !== undefined && mayOpenPage(path, user),
    staleTime: 300_000,
  });
  return data.map(({ VALUE: value }): PaletteEntry => {
    const kind = t(dimension.label);
    return {
      id: `${name} ${value}`,
      label: value,
      words: kind,
      description: `${kind} · ${t(page.displayName)}`,
      icon,
      run: () => {
        pageChange.leave();
        const { pathname, search } = router.state.location;
        const kept = isAnalysisPath(pathname) ? pageChange.searchOf(search) : {};
        void router.navigate({ to: path, search: { ...kept, [name]: [value] } });
      },
    };
  });
}

/** The client of the address, else the one that the reader begins with. */
function useClientAtHand(isSearched: boolean): number | undefined {
  const router = useRouter();
  const { data: user } = useSuspenseQuery(accountOptions);
  const isWanted = isSearched && kinds.some(({ path }) => mayOpenPage(path, user));
  const { data: clients } = useQuery({ ...clientsOptions, enabled: isWanted });
  const { data: saved } = useQuery({ ...savedDashboardOptions, enabled: isWanted });
  if (!isWanted || clients === undefined) return undefined;
  const { pathname, search } = router.state.location;
  const shown = isAnalysisPath(pathname) ? analysisSearch(search).client : undefined;
  return clients.some(({ id }) => id === shown)
    ? shown
    : searchOfSaved(saved ?? null, clients, dayOf(new Date())).client;
}

function lastYearOf(page: Page, clientId: number): PageState {
  return {
    analysis: page,
    fact: factOf(page),
    clientId,
    childClientIds: [],
    dateType: 'bill_date',
    dates: lastDaysRange(maximumLastDays, dayOf(new Date())),
    filters: {},
    trackingNumbers: [],
    whereClauses: dashboardWhereClauses(noDashboardFilters),
    currencyCode: undefined,
  };
}

function dimensionOf(name: FilterDimensionName) {
  const dimension = findFilterDimension(name);
  if (dimension === undefined) throw new Error(`There is no filter ${name}`);
  return dimension;
}
