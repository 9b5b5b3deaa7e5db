import { NativeSelect } from '@mantine/core';
import type { Widget } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { useGridAddress } from '../../../lib/analysis/use-grid-address.ts';
import { useWidgets } from '../../../lib/analysis/use-widgets.ts';
import type { Comparison } from '../../../lib/comparison/use-comparison.ts';
import { CardGrid } from '../../../ui/card/card-grid.tsx';
import { CardSkeleton } from '../../../ui/card/card-states.tsx';
import { WeightUnitChoice } from '../../../ui/cards/amounts/weight-unit-choice.tsx';
import { FullWidget } from '../../../ui/cards/full-widget.tsx';
import { useFullWidget } from '../../../ui/cards/use-full-widget.ts';
import { ComparisonBreakdown } from './breakdown/breakdown-widget.tsx';
import classes from './comparison.module.css';
import { TotalsCard } from './totals/totals-card.tsx';
import { ComparisonTrends } from './trends/trends-widget.tsx';

/** Totals, trends and breakdown of all sets in the open tab. */
export function ComparisonView({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation();
  const { analysis, shown } = comparison;
  const { widgets, change, resetAll, loading } = useWidgets(analysis);
  const grid = useGridAddress();
  const { full, show } = useFullWidget();
  const offered = analysis.state.analysis.widgets;
  const large = offered.find(({ name }) => name === full);
  if (shown.length === 0) return null;
  const draw = (widget: Widget, isFull: boolean) => {
    const Component = widget.name === 'trends' ? ComparisonTrends : ComparisonBreakdown;
    return (
      <Component
        analysis={analysis}
        shown={shown}
        widget={widget}
        settings={widgets[offered.indexOf(widget)] ?? widget.defaults}
        onSettings={change}
        onResetAll={resetAll}
        onViewRows={(parts) => grid.open(parts, { of: shown[0]?.place })}
        onSetRows={(place, parts) => grid.open(parts, { of: place })}
        isFull={isFull}
        onFull={(wanted) => show(wanted ? widget.name : undefined)}
      />
    );
  };
  return (
    <>
      <FigureChoice analysis={analysis} />
      <CardGrid columns={12} inert={large !== undefined}>
        {offered.map((widget) => (
          <div key={widget.name} className={widget.name === 'trends' ? classes.trends : classes.breakdown}>
            {loading ? <CardSkeleton height={520} /> : draw(widget, false)}
          </div>
        ))}
        <div className={classes.totals}>
          <TotalsCard comparison={comparison} />
        </div>
      </CardGrid>
      {large === undefined || loading ? null : (
        <FullWidget title={t(large.title)} onClose={() => show(undefined)}>
          {draw(large, true)}
        </FullWidget>
      )}
    </>
  );
}

/** The figure that is compared, and its unit where it is a weight. */
function FigureChoice({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const { state, search, go } = analysis;
  return (
    <div className={`${classes.choices} no-print`}>
      <NativeSelect
        size="xs"
        aria-label={t('Figure')}
        value={state.fact.key}
        data={state.analysis.facts.map(({ key, text }) => ({ value: key, label: t(text) }))}
        onChange={({ currentTarget: { value } }) => go({ ...search, fact: value })}
      />
      {state.analysis.name === 'comparisonWeight' ? <WeightUnitChoice analysis={analysis} /> : null}
    </div>
  );
}
