import { dayOf, overviewStates, type WidgetName } from '@waybill/model';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { useWidgets } from '../../../lib/analysis/use-widgets.ts';
import { CardGrid } from '../../../ui/card/card-grid.tsx';
import { CardSkeleton } from '../../../ui/card/card-states.tsx';
import { FullWidget } from '../../../ui/cards/full-widget.tsx';
import { useFullWidget } from '../../../ui/cards/use-full-widget.ts';
import type { WidgetProps } from '../../../ui/cards/widget-props.ts';
import { InTurn, useLoadSoon } from '../../../ui/waiting/in-turn.tsx';
import { Later } from '../../../ui/waiting/later.tsx';
import { HalvesCard } from './halves/halves-card.tsx';
import { Lead } from './lead/lead.tsx';
import { loadAttention, loadChanges, loadOverviewCharts, loadTiles } from './load-charts.ts';
import classes from './overview.module.css';
import { RefundsCard } from './refunds/refunds-card.tsx';
import { WeeksCard } from './weeks/weeks-card.tsx';

const ChangesCard = lazy(loadChanges);
const AttentionCard = lazy(loadAttention);
const TilesCard = lazy(loadTiles);

interface Props {
  readonly analysis: Analysis;
  readonly onViewRows: WidgetProps['onViewRows'];
}

/** What was paid and why it changed, what needs attention, then totals, trends and refunds (S1 section 2). */
export function Overview({ analysis, onViewRows }: Props) {
  const { t } = useTranslation();
  const { state, newest } = analysis;
  useLoadSoon(loadOverviewCharts);
  const states = useMemo(() => overviewStates(state, dayOf(new Date()), newest), [state, newest]);
  const { widgets, change, resetAll, loading } = useWidgets(analysis);
  const { full: wide, show } = useFullWidget();
  const full = (['trends', 'breakdown'] as const).find((name) => name === wide);
  const propsOf = (name: WidgetName, isFull = false): WidgetProps | undefined => {
    const widget = state.analysis.widgets.find((each) => each.name === name);
    const settings = widgets.find(({ chartName }) => chartName === name);
    if (widget === undefined || settings === undefined || loading) return undefined;
    const onFull = (wanted: boolean) => show(wanted ? name : undefined);
    return { analysis, widget, settings, onSettings: change, onResetAll: resetAll, onViewRows, isFull, onFull };
  };
  const large = full && propsOf(full, true);
  const trends = propsOf('trends');
  const breakdown = propsOf('breakdown');
  return (
    <>
      <CardGrid columns={12} inert={large !== undefined}>
        <div className={classes.whole}>
          <Lead analysis={analysis} />
        </div>
        <div className={classes.whole}>
          <InTurn load={loadChanges} fallback={<CardSkeleton height={lowerHeight} />}>
            {breakdown === undefined ? <CardSkeleton height={lowerHeight} /> : <ChangesCard {...breakdown} />}
          </InTurn>
        </div>
        <div className={classes.whole}>
          <InTurn load={loadAttention} fallback={<CardSkeleton height={attentionHeight} />}>
            <AttentionCard analysis={analysis} />
          </InTurn>
        </div>
        <div className={classes.whole}>
          <InTurn load={loadTiles} fallback={<CardSkeleton height={tilesHeight} />}>
            <TilesCard analysis={analysis} onViewRows={onViewRows} />
          </InTurn>
        </div>
        <div className={classes.narrow}>
          <WeeksCard analysis={analysis} state={states.weeks} />
        </div>
        <div className={classes.wide}>
          {trends === undefined ? <CardSkeleton height={405} /> : <HalvesCard props={trends} state={states.trends} />}
        </div>
        <div className={classes.whole}>
          <Later fallback={<CardSkeleton height={lowerHeight} />}>
            <RefundsCard analysis={analysis} state={states.refunds} />
          </Later>
        </div>
      </CardGrid>
      {large === undefined ? null : (
        <FullWidget title={t(large.widget.title)} onClose={() => show(undefined)}>
          <Suspense fallback={<CardSkeleton height={lowerHeight} />}>
            {full === 'trends' ? <HalvesCard props={large} state={states.trends} /> : <ChangesCard {...large} />}
          </Suspense>
        </FullWidget>
      )}
    </>
  );
}

const attentionHeight = 110;
const lowerHeight = 478;
const tilesHeight = 370;
