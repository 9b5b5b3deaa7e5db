import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataQuery, DataRow } from '@waybill/contract';
import type { ContainerName, PageName } from '@waybill/model';
import { useMemo } from 'react';
import { dataOptions } from '../../lib/analysis/data-queries.ts';

/** What a widget draws, and how it stands with the figures. */
export interface WidgetData<Picture> {
  readonly picture: Picture | undefined;
  readonly error: Error | undefined;
  readonly refreshing: boolean;
  readonly retry: () => void;
}

/** Asks for a widget's rows and prepares its picture; while new rows are on their way the old picture stays. */
export function useWidgetData<Picture>(
  page: PageName,
  container: ContainerName,
  query: DataQuery,
  prepare: (rows: readonly DataRow[]) => Picture,
): WidgetData<Picture> {
  const { data, error, isFetching, refetch } = useQuery({
    ...dataOptions(page, container, query),
    placeholderData: keepPreviousData,
  });
  const picture = useMemo(() => (data === undefined ? undefined : prepare(data)), [data, prepare]);
  return {
    picture,
    error: error ?? undefined,
    refreshing: isFetching && picture !== undefined,
    retry: () => void refetch(),
  };
}
