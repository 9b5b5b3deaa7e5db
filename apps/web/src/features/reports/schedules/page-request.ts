import type { Client, ReportFormat, ReportRequest } from '@waybill/contract';
import {
  analysisOf,
  dashboardWhereClauses,
  dayOf,
  factOf,
  initialDatesOf,
  offeredFilters,
  type Page,
  type PageFilters,
  reportRequestOf,
} from '@waybill/model';
import { dashboardFiltersOf } from '../../../lib/analysis/search-parts.ts';

/** The rows of a page as it opens for a client, under these filters; a schedule puts its own days in their place. */
export function pageRequestOf(page: Page, client: Client, filters: PageFilters, format: ReportFormat): ReportRequest {
  const analysis = analysisOf(page);
  const { type, from, to } = initialDatesOf(page.name, client.engageDate, dayOf(new Date()));
  const state = {
    analysis,
    fact: factOf(analysis),
    clientId: client.id,
    childClientIds: [],
    dateType: type,
    dates: { from, to },
    filters: offeredFilters(filters, analysis.filterDimensions),
    trackingNumbers: [],
    whereClauses: dashboardWhereClauses(dashboardFiltersOf({})),
    currencyCode: undefined,
  };
  const grid = { sortModel: [{ colId: type.toUpperCase(), sort: 'desc' as const }] };
  const unit = page.weightUnits[0] ?? 'lbs';
  const { rowCount: _, ...request } = reportRequestOf(state, {
    pageDisplayName: page.displayName,
    grid,
    unit,
    rowCount: 0,
    format,
  });
  return request;
}
