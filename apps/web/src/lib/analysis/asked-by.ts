import type { Client } from '@waybill/contract';
import {
  analysisIn,
  analysisOf,
  type CalendarDay,
  type DateFilter,
  dashboardWhereClauses,
  factOf,
  initialDatesOf,
  offeredFilters,
  type Page,
  type PageState,
  shownDays,
  type WeightUnit,
} from '@waybill/model';
import type { AnalysisSearch } from './analysis-search.ts';
import { dashboardFiltersOf, datesOf, filtersOf } from './search-parts.ts';

/** What an address asks of a page. */
export interface Asked {
  readonly dates: DateFilter;
  /** Bill date of the newest invoice, if the page opened on the days up to it because none of its usual days has one. */
  readonly opensAt: CalendarDay | undefined;
  /** The unit of all weights on the page. */
  readonly unit: WeightUnit;
  readonly state: PageState;
}

/**
 * What a page shows of a client under an address, as of a day; what the address leaves open is as the page opens.
 * `newest`: the bill date of the client's newest invoice, if it is known.
 */
export function askedBy(
  search: AnalysisSearch,
  page: Page,
  client: Client,
  today: CalendarDay,
  newest: CalendarDay | undefined,
): Asked {
  const initial = initialDatesOf(page.name, client.engageDate, today, newest);
  const dates = datesOf(search, initial, today);
  const isAsUsual = initial.to === initialDatesOf(page.name, client.engageDate, today).to;
  const unit = page.weightUnits.find((known) => known === search.unit) ?? page.weightUnits[0] ?? 'lbs';
  const analysis = analysisIn(analysisOf(page, search.tab), unit);
  const state = {
    analysis,
    fact: factOf(analysis, search.fact),
    clientId: client.id,
    childClientIds: search.children ?? [],
    dateType: dates.type,
    dates: shownDays(dates),
    filters: offeredFilters(filtersOf(search), analysis.filterDimensions),
    trackingNumbers: search.tracking ?? [],
    whereClauses: dashboardWhereClauses(dashboardFiltersOf(search)),
    splitsByOwner: client.childClients.length > 0,
    currencyCode: search.currency,
  };
  return { dates, opensAt: isAsUsual || dates.to !== initial.to ? undefined : newest, unit, state };
}
