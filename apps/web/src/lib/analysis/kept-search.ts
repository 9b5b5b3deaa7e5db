import type { AnalysisSearch } from './analysis-search.ts';
import { analysisSearch } from './analysis-search.ts';

/** What stays when another analysis page is opened: all but tab and fact, which are the page's own; grids are closed. */
export function keptSearch(search: unknown): AnalysisSearch {
  return { ...analysisSearch.parse(search), tab: undefined, fact: undefined };
}
