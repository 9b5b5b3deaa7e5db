import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { AnalysisSearch } from './analysis-search.ts';
import { droppedBy, isEmptyNarrowing, type Narrowing } from './narrowing.ts';

/** Filters that a choice of dates, client, dashboard settings or page took away, and whose they were. */
export interface ClearedFilters {
  readonly client: number | undefined;
  readonly filters: Narrowing;
}

/** Kept until the user signs out or reloads the page. */
export const clearedFiltersOptions = queryOptions<ClearedFilters | null>({
  queryKey: ['clearedFilters'],
  queryFn: skipToken,
  initialData: null,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Remembers what the way from one address to another took away; nothing changes where it took nothing. */
export function rememberCleared(queryClient: QueryClient, before: AnalysisSearch, after: AnalysisSearch): void {
  const filters = droppedBy(before, after);
  if (isEmptyNarrowing(filters)) return;
  const cleared: ClearedFilters = { client: before.client, filters };
  queryClient.setQueryData(clearedFiltersOptions.queryKey, cleared);
}

export function forgetCleared(queryClient: QueryClient): void {
  queryClient.setQueryData(clearedFiltersOptions.queryKey, null);
}
