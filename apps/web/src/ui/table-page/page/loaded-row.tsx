import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CardFailure, CardSkeleton } from '../../card/card-states.tsx';

const height = 320;

interface Props<Row> {
  readonly queryKey: QueryKey;
  readonly read: (signal: AbortSignal) => Promise<Row>;
  /** In how many milliseconds it is read again, while something is in progress. */
  readonly again?: (row: Row) => number | false;
  readonly children: (row: Row) => ReactNode;
}

/** Reads one row afresh, and shows it when it is there. */
export function LoadedRow<Row>({ queryKey, read, again, children }: Props<Row>) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined ? false : (again?.(state.data) ?? false)),
  });
  if (error !== null) return <CardFailure error={error} height={height} onRetry={() => void refetch()} />;
  if (data === undefined || isPlaceholderData) return <CardSkeleton height={height} />;
  return children(data);
}
