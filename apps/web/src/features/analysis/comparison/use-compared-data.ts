import { useQueries } from '@tanstack/react-query';
import type { DataQuery, DataRow } from '@waybill/contract';
import type { ContainerName, WidgetSettings } from '@waybill/model';
import { useMemo } from 'react';
import { dataOptions } from '../../../lib/analysis/data-queries.ts';
import { allAnswers } from '../../../ui/cards/all-answers.ts';
import { useDrawn } from '../../../ui/cards/use-drawn.ts';
import type { WidgetData } from '../../../ui/cards/use-widget-data.ts';
import type { Series } from './series.ts';

/**
 * Makes the same query for every series and prepares one chart from all results; the old chart stays until all of them
 * have arrived. `queryOf` and `prepare` must keep their identity as long as they mean the same.
 */
export function useComparedData<Picture>(
  series: readonly Series[],
  settings: WidgetSettings,
  container: ContainerName,
  queryOf: (series: Series) => DataQuery,
  prepare: (series: readonly Series[], rows: readonly (readonly DataRow[])[]) => Picture,
): WidgetData<Picture> {
  const queries = useMemo(
    () => series.map((each) => dataOptions('comparison', container, queryOf(each))),
    [series, container, queryOf],
  );
  const { answers, error, fetching, retry } = useQueries({ queries, combine: allAnswers });
  const isUndecided = series.some(({ state }) => state.isUndecided);
  const results = useMemo(() => {
    const [first] = series;
    if (answers === undefined || answers.length !== series.length || first === undefined || isUndecided)
      return undefined;
    return { picture: prepare(series, answers), state: first.state, settings };
  }, [answers, series, prepare, settings, isUndecided]);
  return { ...useDrawn(results, fetching || isUndecided), error, retry };
}
