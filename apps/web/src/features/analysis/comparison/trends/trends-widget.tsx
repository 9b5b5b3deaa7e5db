import { trendsQuery } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { splitNames } from '../../../../lib/analysis/split-names.ts';
import { familyOf } from '../../../../lib/comparison/family-of.ts';
import { CardSkeleton } from '../../../../ui/card-states.tsx';
import { questionBy } from '../../../../ui/cards/question-by.ts';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { InTurn } from '../../../../ui/in-turn.tsx';
import { ComparisonCard } from '../comparison-card.tsx';
import type { ComparisonWidgetProps } from '../comparison-widget-props.ts';
import { type Series, seriesOf } from '../series.ts';
import { SeriesTotals } from '../series-totals.tsx';
import { useComparedData } from '../use-compared-data.ts';
import { prepareTrends } from './prepare.ts';
import { trendsExport } from './trends-export.ts';
import { trendsFinding } from './trends-finding.ts';
import { TrendsTable } from './trends-table.tsx';
import { useFirstDays } from './use-first-days.ts';

const loadTrends = () => import('./trends-chart.tsx');
const TrendsChart = lazy(loadTrends);
const usualHeight = 300;
const totalsRoom = 260;

/** The fact over time for all sets, with their years or ranges aligned, and the totals. */
export function ComparisonTrends(props: ComparisonWidgetProps) {
  const { t } = useTranslation();
  const { analysis, settings, widget, shown, onSetRows } = props;
  const { dimension, chartTimeSpan, chartComparisonType: type = 'year_over_year' } = settings;
  const { fact } = analysis.state;
  const room = useRoom(usualHeight + totalsRoom, props.isFull);
  const series = useMemo(() => seriesOf(shown, type), [shown, type]);
  const queryOf = useMemo(
    () =>
      ({ state }: Series) =>
        trendsQuery(state, { dimension, chartTimeSpan }),
    [dimension, chartTimeSpan],
  );
  const firstDays = useFirstDays(shown);
  const prepare = useMemo(
    () =>
      prepareTrends(
        dimension !== '',
        chartTimeSpan,
        t(fact.text),
        splitNames(dimension, familyOf(analysis)),
        firstDays,
      ),
    [dimension, chartTimeSpan, t, fact, analysis, firstDays],
  );
  const data = useComparedData(series, settings, 'comparisonTrends', queryOf, prepare);
  return (
    <ComparisonCard
      props={props}
      question={questionBy(t, widget, dimension)}
      data={data}
      height={usualHeight}
      isEmpty={({ panels }) => panels.length === 0}
      finding={({ picture, state, settings: drawn }) => trendsFinding(picture, state, drawn.dimension)}
      exportTable={({ picture, settings: drawn }) => trendsExport(picture, drawn.dimension)}
      table={({ picture, state, settings: drawn }) => (
        <TrendsTable trend={picture} state={state} dimension={drawn.dimension} height={room} onSetRows={onSetRows} />
      )}
      chart={({ picture, ...drawn }) => (
        <>
          <InTurn load={loadTrends} fallback={<CardSkeleton height={usualHeight} />}>
            <TrendsChart trend={picture} {...drawn} height={room - totalsRoom} />
          </InTurn>
          <SeriesTotals series={picture.series} />
        </>
      )}
    />
  );
}
