import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { useWidgets } from '../../lib/analysis/use-widgets.ts';
import { CardSkeleton } from '../../ui/card-states.tsx';
import { AmountsWidget } from './amounts/amounts-widget.tsx';
import { BreakdownWidget } from './breakdown/breakdown-widget.tsx';
import { MapWidget } from './map/map-widget.tsx';
import { TrendsWidget } from './trends/trends-widget.tsx';
import type { WidgetProps } from './widget-props.ts';
import classes from './widgets-grid.module.css';

const components = {
  amounts: AmountsWidget,
  trends: TrendsWidget,
  breakdown: BreakdownWidget,
  map: MapWidget,
} as const;

interface Props {
  readonly analysis: Analysis;
  readonly onViewRows: WidgetProps['onViewRows'];
}

/** The widgets of the page, each with the settings that the user saved. */
export function WidgetsGrid({ analysis, onViewRows }: Props) {
  const { widgets, change, resetAll, loading } = useWidgets(analysis);
  return (
    <div className={classes.grid}>
      {analysis.state.analysis.widgets.map((widget, index) => {
        const Component = components[widget.name];
        const settings = widgets[index] ?? widget.defaults;
        return (
          <div key={widget.name} className={classes[widget.name]}>
            {loading ? (
              <CardSkeleton height={skeletonHeights[widget.name]} />
            ) : (
              <Component
                analysis={analysis}
                widget={widget}
                settings={settings}
                onSettings={change}
                onResetAll={resetAll}
                onViewRows={onViewRows}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

const skeletonHeights = { amounts: 172, trends: 490, breakdown: 490, map: 520 } as const;
