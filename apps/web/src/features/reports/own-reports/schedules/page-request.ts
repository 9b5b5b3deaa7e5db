import type { Client, ReportFormat, ReportRequest } from '@waybill/contract';
import { dayOf, type Page, reportRequestOf } from '@waybill/model';
import type { AnalysisSearch } from '../../../../lib/analysis/analysis-search.ts';
import { askedBy } from '../../../../lib/analysis/asked-by.ts';

/** The rows of a page for a client, as an address narrows them; a schedule puts its own days in the place of theirs. */
export function pageRequestOf(page: Page, client: Client, search: AnalysisSearch, format: ReportFormat): ReportRequest {
  const { state, unit } = askedBy(search, page, client, dayOf(new Date()));
  const grid = { sortModel: [{ colId: state.dateType.toUpperCase(), sort: 'desc' as const }] };
  const { rowCount: _, ...request } = reportRequestOf(state, {
    pageDisplayName: page.displayName,
    grid,
    unit,
    rowCount: 0,
    format,
  });
  return request;
}
