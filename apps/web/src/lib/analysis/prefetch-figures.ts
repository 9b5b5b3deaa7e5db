import type { QueryClient } from '@tanstack/react-query';
import type { DataQuery } from '@waybill/contract';
import {
  amountsQuery,
  breakdownQuery,
  dayOf,
  type Page,
  type PageState,
  readWidgets,
  trendsQuery,
  type Widget,
  type WidgetSettings,
  widgetsKey,
} from '@waybill/model';
import { settingsOptions } from '../settings/settings.ts';
import type { AnalysisSearch } from './analysis-search.ts';
import { askedBy } from './asked-by.ts';
import { breakdownDimension } from './breakdown-dimension.ts';
import { clientsOptions } from './client-queries.ts';
import { dataAsOfOptions } from './data-as-of.ts';
import { dataOptions } from './data-queries.ts';
import { excludedCarriersOptions, withTotalSpend } from './excluded-carriers.ts';
import { newestInvoiceOf, shownClientIds } from './newest-invoices.ts';

/**
 * Requests what the first widgets of a page show, while the pointer rests on a link to it. Does nothing if that depends on
 * what is not known yet, or on carriers that are chosen for all pages.
 */
export function prefetchFigures(queryClient: QueryClient, page: Page, search: AnalysisSearch): void {
  const client = queryClient.getQueryData(clientsOptions.queryKey)?.find(({ id }) => id === search.client);
  const saved = queryClient.getQueryData(settingsOptions.queryKey);
  if (client === undefined || saved === undefined || search.carriers !== undefined) return;
  const loads = queryClient.getQueryData(dataAsOfOptions.queryKey)?.clients ?? [];
  const newest = newestInvoiceOf(loads, shownClientIds(client, search.children ?? []));
  const asked = askedBy(search, page, client, dayOf(new Date()), newest).state;
  const { enabled: asksForCarriers, ...carriers } = excludedCarriersOptions(page.name, asked, []);
  if (asksForCarriers) void queryClient.prefetchQuery(carriers);
  const state = withTotalSpend(asked, [], 'counted');
  const { analysis } = state;
  const settings = readWidgets(analysis, saved.get(widgetsKey(analysis.name)));
  for (const [place, widget] of analysis.widgets.entries()) {
    const query = firstQuery(widget, settings[place] ?? widget.defaults, state);
    if (query !== undefined) void queryClient.prefetchQuery(dataOptions(page.name, widget.name, query));
  }
}

/** Maps are drawn after the others. */
function firstQuery(widget: Widget, settings: WidgetSettings, state: PageState): DataQuery | undefined {
  switch (widget.name) {
    case 'amounts':
      return amountsQuery(state);
    case 'trends':
      return trendsQuery(state, settings);
    case 'breakdown':
      return breakdownQuery(state, breakdownDimension(settings, widget));
    case 'map':
      return undefined;
  }
}
