import { type AnalysisSearch, analysisSearch } from './analysis-search.ts';
import { narrowingOf, withoutOwnOfClient } from './narrowing.ts';
import { withFilters } from './search-parts.ts';

/**
 * The address after a choice of client, dates or dashboard settings, for users who keep their filters: earlier filters
 * stay, unless the choice replaces them. Accounts and tracking numbers do not follow to another client.
 */
export function withKeptFilters(before: AnalysisSearch, chosen: AnalysisSearch): AnalysisSearch {
  const narrowing = narrowingOf(before);
  return { ...(chosen.client === before.client ? narrowing : withoutOwnOfClient(narrowing)), ...chosen };
}

/**
 * What stays when another analysis page is opened: whose figures, of which days, in which unit, and what was chosen for
 * all pages. Page filters, fact, tab and how it is drawn are the page's own (S1 section 4), unless the user keeps their
 * filters; grids are closed.
 */
export function keptSearch(search: unknown, keepsFilters = false): AnalysisSearch {
  const whole = analysisSearch(search);
  return { ...(keepsFilters ? whole : withFilters(whole, {})), tab: undefined, fact: undefined };
}
