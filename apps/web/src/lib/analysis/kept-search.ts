import type { AnalysisSearch } from './analysis-search.ts';
import { analysisSearch } from './analysis-search.ts';
import { withFilters } from './search-parts.ts';

/**
 * What stays when another analysis page is opened: whose figures, of which days, in which unit, and what was chosen for
 * all pages. Page filters, fact, tab and how it is drawn are the page's own (S1 section 4), unless the user keeps their
 * filters; grids are closed.
 */
export function keptSearch(search: unknown, keepsFilters = false): AnalysisSearch {
  const whole = analysisSearch(search);
  return { ...(keepsFilters ? whole : withFilters(whole, {})), tab: undefined, fact: undefined };
}
