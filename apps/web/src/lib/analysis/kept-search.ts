import type { AnalysisSearch } from './analysis-search.ts';
import { analysisSearch } from './analysis-search.ts';

/** What stays when another analysis page is opened: all but the fact, which is the page's own; grids are closed. */
export function keptSearch(search: unknown): AnalysisSearch {
  return { ...analysisSearch.parse(search), fact: undefined };
}
