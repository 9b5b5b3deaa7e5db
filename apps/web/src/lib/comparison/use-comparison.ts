import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Client, DataRow } from '@waybill/contract';
import {
  type CalendarDay,
  type ComparisonSet,
  comparison,
  countingToo,
  dayOf,
  offeredFilters,
  type PageName,
  type PageState,
  totalSpendScope,
} from '@waybill/model';
import { useCallback, useMemo } from 'react';
import type { AnalysisSearch } from '../analysis/analysis-search.ts';
import { excludedCarriersOptions, foundScope, withTotalSpend } from '../analysis/excluded-carriers.ts';
import { comparisonSearch, comparisonSets } from '../analysis/page-search.ts';
import { type Analysis, useAnalysis } from '../analysis/use-analysis.ts';
import type { DashboardPart } from '../analysis/use-dashboard-parts.ts';
import { viewSearch } from '../analysis/view-search.ts';
import { type SetDetail, setDetails } from './set-detail.ts';
import { readSets, setText } from './set-text.ts';
import { startingSet } from './starting-set.ts';

/** A set on screen. */
export interface LiveSet {
  /** Its place among the sets, from 1; also in the address of the grid. */
  readonly place: number;
  /** Undefined for one of which the address says too little. */
  readonly set: ComparisonSet | undefined;
  /** What is asked and shown of it; undefined if the set or its client cannot be shown to this user. */
  readonly analysis: Analysis | undefined;
  /** What tells it from the other sets; undefined if it is not shown. */
  readonly detail?: SetDetail | undefined;
}

/** A set whose figures can be requested. */
export interface ShownSet extends LiveSet {
  readonly set: ComparisonSet;
  readonly analysis: Analysis;
  readonly detail: SetDetail;
}

/** The comparison page as its address describes it, and the ways to change it. */
export interface Comparison {
  readonly today: CalendarDay;
  /** Of the open tab, with the global client; its `go` keeps the sets. */
  readonly analysis: Analysis;
  /** Starts over with another client. */
  readonly startOver: Analysis['go'];
  readonly sets: readonly LiveSet[];
  readonly shown: readonly ShownSet[];
  /** Puts other sets instead of all. */
  readonly setSets: (sets: readonly ComparisonSet[]) => void;
  /** Changes the set at a place. */
  readonly change: (place: number, set: ComparisonSet) => void;
  readonly add: (set: ComparisonSet) => void;
  readonly remove: (place: number) => void;
}

export function useComparison(clients: readonly Client[], client: Client): Comparison {
  const global = useAnalysis(comparison, clients, client);
  const written: unknown = useSearch({ strict: false, select: writtenSets, structuralSharing: true });
  const navigate = useNavigate();
  const keepSets = useCallback(
    (changed: AnalysisSearch) =>
      void navigate({
        to: '.',
        search: (before: object) => {
          const { tab, unit, set } = comparisonSearch(before);
          return { tab, unit, set, ...changed, ...viewSearch(before) };
        },
        resetScroll: false,
      }),
    [navigate],
  );
  const write = useCallback(
    (set: readonly string[]) =>
      void navigate({ to: '.', search: (before) => ({ ...before, set: [...set] }), resetScroll: false }),
    [navigate],
  );
  const asked = useMemo(() => {
    const today = dayOf(new Date());
    const texts = readWritten(written) ?? [setText(startingSet(client.id, today, global.newest))];
    const analysis = { ...global, state: { ...global.state, filters: {} }, go: keepSets };
    const read = readSets(texts, today);
    const sets = read.map((set, index) => liveSet(set, index + 1, analysis, areOfSeveralClients(read, clients)));
    return { today, texts, analysis, sets };
  }, [global, written, clients, client, keepSets]);
  const sets = useTotalSpendOfSets(asked.sets, global);
  return useMemo(() => {
    const { today, texts, analysis } = asked;
    const described = withDetails(sets);
    return {
      today,
      analysis,
      startOver: global.go,
      sets: described,
      shown: described.filter(isShown),
      setSets: (changed) => write(changed.map(setText)),
      change: (place, set) => write(texts.map((text, index) => (index + 1 === place ? setText(set) : text))),
      add: (set) => write([...texts, setText(set)]),
      remove: (place) => write(texts.filter((_, index) => index + 1 !== place)),
    };
  }, [asked, sets, global.go, write]);
}

/** The sets with Total Spend meaning what is billed in those that are left with the carriers that it leaves out. */
function useTotalSpendOfSets(sets: readonly LiveSet[], { page, dashboardParts }: Analysis): readonly LiveSet[] {
  const states = useMemo(() => sets.flatMap(({ analysis }) => analysis?.state ?? []), [sets]);
  const counted = useTotalSpends(page.name, states, dashboardParts);
  return useMemo(
    () =>
      sets.map((live) => {
        const state = live.analysis && counted[states.indexOf(live.analysis.state)];
        return live.analysis === undefined || state === undefined
          ? live
          : { ...live, analysis: { ...live.analysis, state } };
      }),
    [sets, states, counted],
  );
}

/** Whether rows of more than one client meet on the page, so that names that clients chose must be distinguished. */
function areOfSeveralClients(sets: readonly (ComparisonSet | undefined)[], clients: readonly Client[]): boolean {
  const ids = new Set(sets.flatMap((set) => set?.clientId ?? []));
  return ids.size > 1 || clients.some(({ id, childClients }) => ids.has(id) && childClients.length > 0);
}

function liveSet(set: ComparisonSet | undefined, place: number, page: Analysis, splitsByOwner: boolean): LiveSet {
  const client = page.clients.find(({ id }) => id === set?.clientId);
  if (set === undefined || client === undefined) return { place, set, analysis: undefined };
  const family = new Set([client.id, ...client.childClients.map(({ id }) => id)]);
  if (!set.childClientIds.every((id) => family.has(id))) return { place, set, analysis: undefined };
  const { dates, filters, clientId, childClientIds, included } = set;
  const state = {
    ...page.state,
    clientId,
    childClientIds,
    dateType: dates.type,
    dates: { from: dates.from, to: dates.to },
    filters: offeredFilters(filters, page.state.analysis.filterDimensions),
    whereClauses: countingToo(page.state.whereClauses, included),
    splitsByOwner,
  };
  return { place, set, analysis: { ...page, client, dates, state, setName: set.name } };
}

/** The sets with what tells those that are shown apart. */
function withDetails(sets: readonly LiveSet[]): readonly LiveSet[] {
  const shown = sets.flatMap(({ place, set, analysis }) =>
    set === undefined || analysis === undefined ? [] : [{ place, set, analysis }],
  );
  const details = setDetails(shown);
  return sets.map((live) => ({ ...live, detail: details[shown.findIndex(({ place }) => place === live.place)] }));
}

function isShown(live: LiveSet): live is ShownSet {
  return live.set !== undefined && live.analysis !== undefined && live.detail !== undefined;
}

function writtenSets(search: object): string {
  return JSON.stringify(('set' in search ? comparisonSets(search.set) : undefined) ?? null);
}

function readWritten(written: unknown): readonly string[] | undefined {
  return comparisonSets(JSON.parse(String(written)));
}

/**
 * The states of several sets, each with what Total Spend is of under its client and filters. `states` must keep its
 * identity while it means the same.
 */
function useTotalSpends(
  page: PageName,
  states: readonly PageState[],
  parts: readonly DashboardPart[],
): readonly PageState[] {
  const queries = useMemo(
    () => states.map((state) => excludedCarriersOptions(page, state, parts)),
    [page, states, parts],
  );
  const scopes = useQueries({ queries, combine: scopesOf });
  return useMemo(
    () => states.map((state, index) => withTotalSpend(state, parts, scopes[index])),
    [states, parts, scopes],
  );
}

function scopesOf(results: readonly UseQueryResult<DataRow[]>[]) {
  return results.map(({ data, isError }) => foundScope(data && totalSpendScope(data[0]), isError));
}
