import { useQuery } from '@tanstack/react-query';
import type { DataQuery, DataRow } from '@waybill/contract';
import type { ContainerName, PageState, WidgetSettings } from '@waybill/model';
import { useMemo } from 'react';
import { dataOptions } from '../../lib/analysis/data-queries.ts';
import type { Drawing } from './drawing-of.ts';
import { useDrawn } from './use-drawn.ts';
import type { WidgetProps } from './widget-props.ts';

/** A picture and its description, which always belong together. */
export interface Drawn<Picture> {
  readonly picture: Picture;
  readonly state: PageState;
  readonly settings: WidgetSettings;
}

/** What a widget draws, and how it stands with the figures. */
export interface WidgetData<Picture> extends Drawing {
  readonly drawn: Drawn<Picture> | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

/** Who asks: the page, the state that the figures belong to, and the settings that they are drawn with. */
export interface Asking extends Pick<WidgetProps, 'settings'> {
  readonly analysis: Pick<WidgetProps['analysis'], 'page' | 'state'>;
}

/**
 * Asks for a widget's rows and prepares its picture; while new rows are on their way the old picture stays, dimmed.
 * `query` and `prepare` must keep their identity while they mean the same.
 */
export function useWidgetData<Picture>(
  { analysis: { page, state }, settings }: Asking,
  container: ContainerName,
  query: DataQuery,
  prepare: (rows: readonly DataRow[]) => Picture,
): WidgetData<Picture> {
  const { data: rows, error, isFetching, refetch } = useQuery(dataOptions(page.name, container, query));
  const current = useMemo(
    () => (rows === undefined || state.isUndecided ? undefined : { picture: prepare(rows), state, settings }),
    [rows, prepare, state, settings],
  );
  return {
    ...useDrawn(current, isFetching || state.isUndecided === true),
    error: error ?? undefined,
    retry: () => void refetch(),
  };
}
