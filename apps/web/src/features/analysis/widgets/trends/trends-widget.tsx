import { useCallbackRef } from '@mantine/hooks';
import { type DateRange, grainOfSpan, trendsQuery } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstDay } from '../../../../lib/analysis/first-invoices.ts';
import { searchOfDays } from '../../../../lib/analysis/search-parts.ts';
import { splitNames } from '../../../../lib/analysis/split-names.ts';
import { hasShares } from '../../../../ui/cards/has-shares.ts';
import { questionBy } from '../../../../ui/cards/question-by.ts';
import { fromFirstDay, namedPeriods } from '../../../../ui/cards/trends/periods.ts';
import { prepareTrends } from '../../../../ui/cards/trends/prepare-trends.ts';
import { trendsExport } from '../../../../ui/cards/trends/trends-export.ts';
import { trendsFinding } from '../../../../ui/cards/trends/trends-finding.ts';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { WidgetCard } from '../../../../ui/cards/widget-card.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { loadTrends } from '../load-charts.ts';
import { SplitChoice } from '../split-choice.tsx';

const TrendsChart = lazy(loadTrends);
const TrendsTable = lazy(() => import('./trends-table.tsx').then(({ TrendsTable }) => ({ default: TrendsTable })));
const usualHeight = 400;
const mostSeries = 8;

/** The fact over time; a click on a period narrows the dates to it. */
export function TrendsWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { analysis, settings, widget } = props;
  const height = useRoom(usualHeight, props.isFull);
  const { state, search, go } = analysis;
  const { dimension, chartTimeSpan } = settings;
  const query = useMemo(() => trendsQuery(state, { dimension, chartTimeSpan }), [state, dimension, chartTimeSpan]);
  const first = useFirstDay(analysis);
  const periods = useMemo(
    () => fromFirstDay(namedPeriods(state.dates, grainOfSpan(chartTimeSpan)), first),
    [state.dates, chartTimeSpan, first],
  );
  const prepare = useMemo(
    () =>
      prepareTrends(
        periods,
        dimension !== '',
        t(state.fact.text),
        { most: mostSeries, rest: hasShares(state.fact) },
        splitNames(dimension, analysis.client),
      ),
    [periods, dimension, state.fact, analysis.client, t],
  );
  const data = useWidgetData(props, 'trends', query, prepare);
  const narrow = useCallbackRef((days: DateRange) => go(searchOfDays(search, days)));
  return (
    <WidgetCard
      props={{ ...props, widget: { ...widget, question: questionBy(t, widget, dimension) } }}
      data={data}
      height={height}
      extra={<SplitChoice {...props} />}
      isEmpty={({ series }) => series.length === 0}
      finding={({ picture, state: of, settings: drawn }) => trendsFinding(picture, of, drawn.dimension)}
      exportTable={({ picture, state: of, settings: drawn }) => trendsExport(picture, of, drawn.dimension !== '')}
      table={({ picture, ...shown }) => (
        <TrendsTable trend={picture} {...shown} onPeriod={narrow} onViewRows={props.onViewRows} height={height} />
      )}
      loadChart={loadTrends}
      chart={({ picture, ...shown }) => <TrendsChart trend={picture} {...shown} onPeriod={narrow} height={height} />}
    />
  );
}
