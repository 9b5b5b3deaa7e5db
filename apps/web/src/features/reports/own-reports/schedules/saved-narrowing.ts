import type { Client } from '@waybill/contract';
import { type Page, type PageFilters, readFilterSetValue } from '@waybill/model';
import { type AnalysisSearch, analysisSearch } from '../../../../lib/analysis/analysis-search.ts';
import { withFilters } from '../../../../lib/analysis/search-parts.ts';
import type { SavedFilterSet } from '../../../../lib/filter-sets/saved-filter-sets.ts';
import type { SavedView } from '../../../../lib/views/saved-views.ts';

/** What a user saved to narrow a page by: a filter set or a view. */
export interface SavedNarrowing {
  readonly key: string;
  readonly name: string;
  readonly search: AnalysisSearch;
}

/** Whose rows of which page are scheduled, and what narrows them. */
export interface ScheduledPage {
  readonly page: Page;
  readonly client: Client;
  /** Of the client's sub-clients; none means all of them. */
  readonly children: readonly number[];
  readonly narrowing: SavedNarrowing | undefined;
}

/** The address whose rows are scheduled. */
export const searchOfScheduled = ({ client, children, narrowing }: ScheduledPage): AnalysisSearch => ({
  ...narrowing?.search,
  client: client.id,
  children: children.length === 0 ? undefined : [...children],
});

export function narrowingOfSet({ key, name, value }: SavedFilterSet): SavedNarrowing {
  const filters: PageFilters = readFilterSetValue(value)?.filters ?? {};
  return { key, name, search: withFilters({}, filters) };
}

/**
 * A view with its page, client and sub-clients; undefined if the user may not schedule that page or read all of them.
 */
export function scheduledView(
  { key, name, path, search }: SavedView,
  pages: readonly Page[],
  clients: readonly Client[],
): ScheduledPage | undefined {
  const narrowing = { key, name, search: analysisSearch(search) };
  const { children = [] } = narrowing.search;
  const page = pages.find((each) => each.path === path);
  const client = clients.find(({ id }) => id === narrowing.search.client);
  const known = new Set(client?.childClients.map(({ id }) => id));
  return page === undefined || client === undefined || !children.every((id) => known.has(id) || id === client.id)
    ? undefined
    : { page, client, children, narrowing };
}
