import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type AnalysisSearch, analysisSearch } from './analysis-search.ts';
import { rememberCleared } from './cleared-filters.ts';
import { isAnalysisPath } from './is-analysis-path.ts';
import { keptSearch, withKeptFilters } from './kept-filters.ts';
import { useKeepsFilters } from './use-keeps-filters.ts';

/** The way from an analysis page to another. */
export interface PageChange {
  /** What of the address goes along. */
  readonly searchOf: (search: unknown) => AnalysisSearch;
  /** To be called when the page is left, so that the filters that stay behind can be restored. */
  readonly leave: () => void;
  /** The address of another client, with the filters that the user keeps; the others can be restored. */
  readonly searchOfOther: (chosen: AnalysisSearch) => AnalysisSearch;
}

export function usePageChange(): PageChange {
  const router = useRouter();
  const queryClient = useQueryClient();
  const keeps = useKeepsFilters();
  return useMemo(() => {
    const searchOf = (search: unknown) => keptSearch(search, keeps);
    const leave = () => {
      const { pathname, search } = router.state.location;
      if (isAnalysisPath(pathname)) rememberCleared(queryClient, analysisSearch(search), searchOf(search));
    };
    const searchOfOther = (chosen: AnalysisSearch) => {
      const { pathname, search } = router.state.location;
      if (!isAnalysisPath(pathname)) return chosen;
      const before = analysisSearch(search);
      const after = keeps ? withKeptFilters(before, chosen) : chosen;
      rememberCleared(queryClient, before, after);
      return after;
    };
    return { searchOf, leave, searchOfOther };
  }, [router, queryClient, keeps]);
}
