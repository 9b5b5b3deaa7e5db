import type { PageName, TabName, Widget } from '@waybill/model';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { useWidgets } from '../../../lib/analysis/use-widgets.ts';
import { CardGrid } from '../../../ui/card/card-grid.tsx';
import { CardSkeleton } from '../../../ui/card/card-states.tsx';
import { FailureBoundary } from '../../../ui/card/failure-boundary.tsx';
import { FullWidget } from '../../../ui/cards/full-widget.tsx';
import { useFullWidget } from '../../../ui/cards/use-full-widget.ts';
import type { LeadProps, WidgetProps } from '../../../ui/cards/widget-props.ts';
import { useLoadSoon } from '../../../ui/waiting/in-turn.tsx';
import { Later } from '../../../ui/waiting/later.tsx';
import { AmountsWidget } from './amounts/amounts-widget.tsx';
import { BreakdownWidget } from './breakdown/breakdown-widget.tsx';
import { loadCharts } from './load-charts.ts';
import { TrendsWidget } from './trends/trends-widget.tsx';
import classes from './widgets-grid.module.css';

const components = {
  amounts: AmountsWidget,
  trends: TrendsWidget,
  breakdown: BreakdownWidget,
  map: lazy(() => import('./map/map-widget.tsx')),
} as const;

/** The pages whose map is of another kind. */
const maps: Readonly<Partial<Record<PageName, ComponentType<WidgetProps>>>> = {
  distributionmap: lazy(() => import('./distribution/distribution-widget.tsx')),
  starburst: lazy(() => import('./network/network-widget.tsx')),
};

interface Lead {
  readonly Card: ComponentType<LeadProps>;
  /** The height of the card before its figures are there, in pixels. */
  readonly height: number;
}

/** What pages show before their widgets: the answer to what most readers come for. */
const leads: Readonly<Partial<Record<PageName | TabName, Lead>>> = {
  carrierScore: { Card: lazy(() => import('./score/on-time-card.tsx')), height: 385 },
  costAvoidanceSummary: { Card: lazy(() => import('./avoidable/avoidable-card.tsx')), height: 825 },
};

interface Props {
  readonly analysis: Analysis;
  readonly onViewRows: WidgetProps['onViewRows'];
}

/** The widgets of the page, each with the settings that the user saved; one of them may fill the screen. */
export function WidgetsGrid({ analysis, onViewRows }: Props) {
  const { t } = useTranslation();
  const { widgets, change, resetAll, loading } = useWidgets(analysis);
  const { full, show } = useFullWidget();
  useLoadSoon(loadCharts);
  const shown = analysis.state.analysis.widgets;
  const lead = leads[analysis.state.analysis.name];
  const large = shown.find(({ name }) => name === full);
  const draw = (widget: Widget, isFull: boolean) => {
    const Component = (widget.name === 'map' ? maps[analysis.page.name] : undefined) ?? components[widget.name];
    return (
      <FailureBoundary>
        <Suspense fallback={<CardSkeleton height={skeletonHeights[widget.name]} />}>
          <Component
            analysis={analysis}
            widget={widget}
            settings={widgets[shown.indexOf(widget)] ?? widget.defaults}
            onSettings={change}
            onResetAll={resetAll}
            onViewRows={onViewRows}
            isFull={isFull}
            onFull={(wanted) => show(wanted ? widget.name : undefined)}
          />
        </Suspense>
      </FailureBoundary>
    );
  };
  return (
    <>
      <CardGrid columns={12} inert={large !== undefined}>
        {lead === undefined ? null : (
          <div className={classes.lead}>
            <FailureBoundary>
              <Suspense fallback={<CardSkeleton height={lead.height} />}>
                <lead.Card analysis={analysis} onViewRows={onViewRows} />
              </Suspense>
            </FailureBoundary>
          </div>
        )}
        {shown.map((widget) => (
          <div key={widget.name} className={classes[widget.name]}>
            {loading ? (
              <CardSkeleton height={skeletonHeights[widget.name]} />
            ) : widget.name === 'map' && shown[0] !== widget ? (
              <Later fallback={<CardSkeleton height={skeletonHeights.map} />}>{draw(widget, false)}</Later>
            ) : (
              draw(widget, false)
            )}
          </div>
        ))}
      </CardGrid>
      {large === undefined || loading ? null : (
        <FullWidget title={t(large.title)} onClose={() => show(undefined)}>
          {draw(large, true)}
        </FullWidget>
      )}
    </>
  );
}

const skeletonHeights = { amounts: 206, trends: 511, breakdown: 511, map: 582 } as const;
