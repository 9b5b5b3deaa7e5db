import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Client } from '@waybill/contract';
import {
  type CalendarDay,
  type DashboardFilters,
  type DateFilter,
  dayOf,
  type Page,
  type PageState,
  type WeightUnit,
} from '@waybill/model';
import { useCallback, useMemo } from 'react';
import { type AnalysisSearch, analysisSearch } from './analysis-search.ts';
import { askedBy } from './asked-by.ts';
import { rememberCleared } from './cleared-filters.ts';
import { clientsOptions } from './client-queries.ts';
import { dataAsOfOptions } from './data-as-of.ts';
import { withKeptFilters } from './kept-filters.ts';
import { newestInvoiceOf, shownClientIds } from './newest-invoices.ts';
import { dashboardFiltersOf } from './search-parts.ts';
import { type DashboardPart, useDashboardParts } from './use-dashboard-parts.ts';
import { useKeepsFilters } from './use-keeps-filters.ts';
import { useTotalSpend } from './use-total-spend.ts';
import { viewSearch, withoutNetwork } from './view-search.ts';

/** What an analysis page shows, read from its address, and the way to change it. */
export interface Analysis {
  readonly page: Page;
  readonly clients: readonly Client[];
  readonly client: Client;
  readonly dates: DateFilter;
  /** Bill date of the newest invoice that the page can show; undefined without any, and while it is unknown. */
  readonly newest?: CalendarDay | undefined;
  /** The same, if the page opened on the days up to it because none of its usual days has an invoice. */
  readonly opensAt?: CalendarDay | undefined;
  /** The unit of all weights on the page. */
  readonly unit: WeightUnit;
  /** What narrows every page, and the same in words. */
  readonly dashboard: DashboardFilters;
  readonly dashboardParts: readonly DashboardPart[];
  readonly state: PageState;
  /** The comparison set that these figures belong to; absent on all other pages. */
  readonly setName?: string;
  readonly search: AnalysisSearch;
  /** Goes to another address of the page; tab, unit and how it is drawn stay unless it names others. */
  readonly go: (search: AnalysisSearch) => void;
  /** Goes to an address that resets the filters, unless the user keeps them; what it takes away can be restored. */
  readonly reset: (search: AnalysisSearch) => void;
}

/**
 * The clients and the one that the address names (or the first); undefined if the user may not see it or its children.
 */
export function useSelectedClient() {
  const { data: clients } = useSuspenseQuery(clientsOptions);
  const { client: wanted, children = [] } = useAnalysisSearch();
  const client = wanted === undefined ? clients[0] : clients.find(({ id }) => id === wanted);
  const own = new Set(client === undefined ? [] : [client.id, ...client.childClients.map(({ id }) => id)]);
  return { clients, client: children.every((id) => own.has(id)) ? client : undefined };
}

export function useAnalysis(page: Page, clients: readonly Client[], client: Client): Analysis {
  const search = useAnalysisSearch();
  const navigate = useNavigate();
  const go = useCallback(
    (changed: AnalysisSearch) =>
      void navigate({
        to: '.',
        search: ({ tab, unit, ...before }) => ({
          tab,
          unit,
          ...changed,
          ...viewSearch(before),
          ...(changed.client === client.id ? {} : withoutNetwork),
        }),
        resetScroll: false,
      }),
    [navigate, client],
  );
  const reset = useReset(search, client.id, go);
  const dashboard = useMemo(() => dashboardFiltersOf(search), [search]);
  const dashboardParts = useDashboardParts(client, dashboard);
  const newest = useNewestInvoice(client, search.children);
  const asked = useMemo(() => askedBy(search, page, client, dayOf(new Date()), newest), [page, client, search, newest]);
  const state = useTotalSpend({ page, dashboardParts }, asked.state);
  return useMemo(() => {
    const own = { ...search, client: client.id };
    return { page, clients, client, newest, dashboard, dashboardParts, ...asked, state, search: own, go, reset };
  }, [page, clients, client, newest, search, dashboard, dashboardParts, asked, state, go, reset]);
}

function useNewestInvoice(client: Client, chosen: readonly number[] = []): CalendarDay | undefined {
  const { data } = useQuery(dataAsOfOptions);
  return data && newestInvoiceOf(data.clients, shownClientIds(client, chosen));
}

function useReset(search: AnalysisSearch, client: number, go: Analysis['go']): Analysis['reset'] {
  const queryClient = useQueryClient();
  const keeps = useKeepsFilters();
  return useCallback(
    (chosen) => {
      const before = { ...search, client };
      const after = keeps ? withKeptFilters(before, chosen) : chosen;
      // What the choice itself says about a filter is wanted and not lost.
      rememberCleared(queryClient, { ...before, ...chosen, client }, after);
      go(after);
    },
    [queryClient, keeps, search, client, go],
  );
}

function useAnalysisSearch(): AnalysisSearch {
  return useSearch({ strict: false, select: analysisPart, structuralSharing: true });
}

/** Of the address what decides the analysis: it stays the same object as long as nothing of it changes. */
function analysisPart(search: object): AnalysisSearch {
  return analysisSearch(search);
}
