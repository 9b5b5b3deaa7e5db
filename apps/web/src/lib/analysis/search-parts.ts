import {
  allCurrencies,
  type CalendarDay,
  type DashboardFilters,
  type DateFilter,
  type DateRange,
  filterDimensionNames,
  type PageFilters,
  rangeProblem,
  recomputed,
  withCurrentNames,
} from '@waybill/model';
import type { AnalysisSearch } from './analysis-search.ts';

/** The dates that an address asks for, up to today; without any, or with impossible ones, the page's initial ones. */
export function datesOf(search: AnalysisSearch, pageInitial: DateFilter, today: CalendarDay): DateFilter {
  const { from, to, period, last } = search;
  const initial = { ...pageInitial, type: search.dateType ?? 'bill_date' } as const;
  if (period !== undefined) return recomputed({ ...initial, dateFrequency: 'rp', rollingPeriodOption: period }, today);
  if (last !== undefined) return recomputed({ ...initial, dateFrequency: 'la', lastNoOfDays: last }, today);
  if (from === undefined || to === undefined) return initial;
  const shown = { from, to: from <= today && to > today ? today : to };
  return rangeProblem(shown, today) === undefined ? { ...initial, ...shown } : initial;
}

/** How dates are in an address. */
export function searchOfDates(dates: DateFilter): AnalysisSearch {
  const dateType = dates.type === 'bill_date' ? undefined : dates.type;
  if (dates.dateFrequency === 'rp') return { dateType, period: dates.rollingPeriodOption };
  if (dates.dateFrequency === 'la') return { dateType, last: dates.lastNoOfDays };
  return { dateType, from: dates.from, to: dates.to };
}

/** The page filters of an address. */
export function filtersOf(search: AnalysisSearch): PageFilters {
  const filters: PageFilters = Object.fromEntries(
    filterDimensionNames.flatMap((name) => (search[name] ? [[name, search[name]]] : [])),
  );
  return withCurrentNames(filters);
}

/** An address with other page filters and all else as it was. */
export function withFilters(search: AnalysisSearch, filters: PageFilters): AnalysisSearch {
  const changed = filterDimensionNames.map((name) => [name, filters[name]]);
  return { ...search, ...Object.fromEntries(changed) };
}

/** The same address for other days. */
export function searchOfDays(search: AnalysisSearch, { from, to }: DateRange): AnalysisSearch {
  return { ...search, period: undefined, last: undefined, from, to };
}

/** What an address narrows by for all pages (S3 section 2.5). */
export function dashboardFiltersOf(search: AnalysisSearch): DashboardFilters {
  return {
    carrierIds: search.carriers ?? [],
    accountDivisions: search.divisions ?? [],
    accountGroups: search.groups ?? [],
    accountNumbers: search.accounts ?? [],
    currencyCode: search.currency ?? allCurrencies.code,
    included: search.include ?? [],
  };
}

/** How that is in an address. */
export function searchOfDashboardFilters(filters: DashboardFilters): AnalysisSearch {
  const { carrierIds, accountDivisions, accountGroups, accountNumbers, currencyCode, included } = filters;
  return {
    carriers: ifAny(carrierIds),
    divisions: ifAny(accountDivisions),
    groups: ifAny(accountGroups),
    accounts: ifAny(accountNumbers),
    currency: currencyCode === allCurrencies.code ? undefined : currencyCode,
    include: ifAny(included),
  };
}

/** Client and children alone: choosing them resets dates, filters and fact (S1 section 4). */
export function searchOfClient(client: number, children: readonly number[] = []): AnalysisSearch {
  return { client, children: ifAny(children) };
}

/** The same client with other dates: filters and fact are reset (S1 section 4). */
export function searchWithDates(search: AnalysisSearch, dates: DateFilter): AnalysisSearch {
  return { client: search.client, children: search.children, ...searchOfDates(dates) };
}

function ifAny<Item>(items: readonly Item[]): Item[] | undefined {
  return items.length === 0 ? undefined : [...items];
}
