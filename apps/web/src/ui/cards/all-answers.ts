import type { UseQueryResult } from '@tanstack/react-query';
import type { DataRow } from '@waybill/contract';

/** Several queries as one, to combine them with: their rows once all are there, and what failed, to be asked again. */
export function allAnswers(results: readonly UseQueryResult<DataRow[]>[]) {
  const known = results.flatMap(({ data }) => (data === undefined ? [] : [data]));
  return {
    answers: known.length === results.length ? known : undefined,
    error: results.find(({ error }) => error !== null)?.error ?? undefined,
    fetching: results.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
