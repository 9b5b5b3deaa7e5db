import { useQuery } from '@tanstack/react-query';
import { amountsQuery } from '@waybill/model';
import { lazy, Suspense, useMemo } from 'react';
import { dataOptions } from '../../../lib/analysis/data-queries.ts';
import { Card } from '../../../ui/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card-states.tsx';
import { useWidgetData } from '../use-widget-data.ts';
import { WidgetMenu } from '../widget-menu.tsx';
import type { WidgetProps } from '../widget-props.ts';
import { comparableRange } from './comparable-range.ts';
import { FactStrip } from './fact-strip.tsx';
import { prepareAmounts } from './prepare-amounts.ts';

const AmountsChart = lazy(() => import('./amounts-chart.tsx'));
const stripHeight = 92;
const chartHeight = 320;

/** The totals of all facts, as buttons or as bars; either way a click chooses the fact of the page. */
export function AmountsWidget(props: WidgetProps) {
  const { analysis, widget, settings } = props;
  const { state, page, client, search, go } = analysis;
  const query = useMemo(() => amountsQuery(state), [state]);
  const { picture, error, refreshing, retry } = useWidgetData(
    page.name,
    'amounts',
    query,
    prepareAmounts(state.analysis),
  );
  const range = comparableRange(state.dates, client.engageDate);
  const before = useQuery({
    ...dataOptions(page.name, 'amounts', amountsQuery({ ...state, dates: range ?? state.dates })),
    enabled: range !== undefined,
  });
  const earlier =
    range === undefined || before.data === undefined ? undefined : prepareAmounts(state.analysis)(before.data);
  const asStrip = settings.chartType === 'toggle';
  const choose = (fact: string) => go({ ...search, fact: fact === page.defaultFact ? undefined : fact });
  return (
    <Card title={widget.title} question={widget.question} refreshing={refreshing} actions={<WidgetMenu {...props} />}>
      {error !== undefined ? <CardFailure error={error} height={stripHeight} onRetry={retry} /> : null}
      {error === undefined && picture === undefined ? (
        <CardSkeleton height={asStrip ? stripHeight : chartHeight} />
      ) : null}
      {error === undefined && picture !== undefined && asStrip ? (
        <FactStrip state={state} amounts={picture} earlier={earlier} earlierRange={range} onChoose={choose} />
      ) : null}
      {error === undefined && picture !== undefined && !asStrip ? (
        <Suspense fallback={<CardSkeleton height={chartHeight} />}>
          <AmountsChart state={state} amounts={picture} settings={settings} height={chartHeight} onChoose={choose} />
        </Suspense>
      ) : null}
    </Card>
  );
}
