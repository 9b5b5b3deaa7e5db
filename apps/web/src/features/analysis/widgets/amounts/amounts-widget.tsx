import { useQuery } from '@tanstack/react-query';
import { amountsQuery } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useComparableRange } from '../../../../lib/analysis/comparable-range.ts';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import { Card } from '../../../../ui/card.tsx';
import { CardFailure, CardSkeleton } from '../../../../ui/card-states.tsx';
import { amountsExport } from '../../../../ui/cards/amounts/amounts-export.ts';
import { type Amounts, prepareAmounts, withChosen } from '../../../../ui/cards/amounts/prepare-amounts.ts';
import { TotalSpendSum } from '../../../../ui/cards/amounts/total-spend-sum.tsx';
import { WeightUnitChoice } from '../../../../ui/cards/amounts/weight-unit-choice.tsx';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { WidgetMenu } from '../../../../ui/cards/widget-menu.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { InTurn } from '../../../../ui/in-turn.tsx';
import { CostPerPackage } from './cost-per-package.tsx';
import { FactStrip } from './fact-strip.tsx';
import { ShareOfWhole } from './share-of-whole.tsx';
import { useFinding } from './use-finding.ts';

const loadAmounts = () => import('./amounts-chart.tsx');
const AmountsChart = lazy(loadAmounts);
const stripHeight = 92;
const averageHeight = 29;
const chartHeight = 320;

/** The totals of all facts, as buttons or as bars; either way a click chooses the fact of the page. */
export function AmountsWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { analysis, widget, settings } = props;
  const { state, page, search, go } = analysis;
  const query = useMemo(() => amountsQuery(state), [state]);
  const prepare = useMemo(() => prepareAmounts(state), [state]);
  const { drawn, error, refreshing, stale, retry } = useWidgetData(props, 'amounts', query, prepare);
  const { range, isKnown } = useComparableRange(page, drawn?.state ?? state);
  const before = useQuery({
    ...dataOptions(page.name, 'amounts', amountsQuery({ ...(drawn?.state ?? state), dates: range ?? state.dates })),
    enabled: drawn !== undefined && range !== undefined,
  });
  const earlier = range === undefined || before.data === undefined ? undefined : prepare(before.data);
  const chosenIn = (figures: Amounts | undefined) =>
    figures &&
    withChosen(figures, drawn?.state ?? state).find(({ fact }) => fact.key === (drawn?.state ?? state).fact.key)?.value;
  const isAnswered = drawn !== undefined && isKnown && (range === undefined || !before.isLoading);
  const finding = useFinding(
    analysis,
    drawn?.state ?? state,
    isAnswered ? { now: chosenIn(drawn.picture) ?? 0, before: chosenIn(earlier), range } : undefined,
  );
  const barsHeight = useRoom(chartHeight, props.isFull);
  const height =
    (settings.chartType === 'toggle' ? stripHeight : barsHeight) +
    (state.analysis.hasCostPerPackage ? averageHeight : 0);
  const choose = (fact: string) => go({ ...search, fact: fact === page.defaultFact ? undefined : fact });
  return (
    <Card
      title={t(widget.title)}
      question={finding === '' ? t(widget.question) : finding}
      refreshing={refreshing}
      stale={stale}
      actions={
        <>
          <WeightUnitChoice analysis={analysis} />
          <WidgetMenu
            {...props}
            table={
              drawn === undefined || error !== undefined ? undefined : amountsExport(drawn.picture.amounts, drawn.state)
            }
          />
        </>
      }
    >
      {error !== undefined ? <CardFailure error={error} height={height} onRetry={retry} /> : null}
      {error === undefined && drawn === undefined ? <CardSkeleton height={height} /> : null}
      {error === undefined && drawn !== undefined && settings.chartType === 'toggle' ? (
        <FactStrip
          state={drawn.state}
          amounts={withChosen(drawn.picture, drawn.state)}
          earlier={earlier && withChosen(earlier, drawn.state)}
          onChoose={choose}
        />
      ) : null}
      {error === undefined && drawn !== undefined && settings.chartType !== 'toggle' ? (
        <InTurn load={loadAmounts} fallback={<CardSkeleton height={height} />}>
          <AmountsChart
            state={drawn.state}
            amounts={drawn.picture.amounts}
            settings={settings}
            height={barsHeight}
            onChoose={choose}
          />
        </InTurn>
      ) : null}
      {error === undefined && drawn !== undefined ? (
        <>
          <TotalSpendSum {...drawn} />
          <CostPerPackage {...drawn.picture} state={drawn.state} />
          <ShareOfWhole {...drawn.picture} state={drawn.state} />
        </>
      ) : null}
    </Card>
  );
}
