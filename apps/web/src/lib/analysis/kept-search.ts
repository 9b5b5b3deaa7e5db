import type { AnalysisSearch } from './analysis-search.ts';
import { analysisSearch } from './analysis-search.ts';
import { withFilters } from './search-parts.ts';

/**
 * What stays when another analysis page is opened: whose figures, of which days, in which unit, and what was chosen for
 * all pages. Page filters, fact, tab and how it is drawn are the page's own (S1 section 4); grids are closed.
 */
export function keptSearch(search: unknown): AnalysisSearch {
  return { ...withFilters(analysisSearch(search), {}), tab: undefined, fact: undefined };
}
