import {
  type Analysis,
  breakdownQuery,
  chartHeight,
  findFilterDimension,
  maximumChartRows,
  type WidgetDimension,
} from '@waybill/model';
import { lazy, Suspense, useMemo, useState } from 'react';
import { withFilters } from '../../../lib/analysis/search-parts.ts';
import { CardSkeleton } from '../../../ui/card-states.tsx';
import { toggledFilter } from '../toggle-filter.ts';
import { useWidgetData } from '../use-widget-data.ts';
import { WidgetCard } from '../widget-card.tsx';
import type { WidgetProps } from '../widget-props.ts';
import { BreakdownFoot } from './breakdown-foot.tsx';
import { BreakdownTable } from './breakdown-table.tsx';
import { type Part, prepareBreakdown, withOthers } from './prepare-breakdown.ts';

const BreakdownChart = lazy(() => import('./breakdown-chart.tsx'));
const shownFirst = 10;
const mostSlices = 8;
const room = 400;

/** The fact by a dimension; a click on a part filters the page by it. */
export function BreakdownWidget(props: WidgetProps) {
  const { analysis, settings, widget } = props;
  const { state, page, search, go } = analysis;
  const [all, setAll] = useState(false);
  const dimension = settings.dimension === '' ? fallback(state.analysis) : settings.dimension;
  const query = useMemo(() => breakdownQuery(state, dimension), [state, dimension]);
  const data = useWidgetData(page.name, 'breakdown', query, prepareBreakdown);
  const filter = findFilterDimension(dimension);
  const choose = (value: string) => {
    if (filter !== undefined) go(withFilters(search, toggledFilter(state.filters, filter.name, value)));
  };
  return (
    <WidgetCard
      props={{ ...props, widget: { ...widget, question: question(widget.question, dimension) } }}
      data={data}
      height={room}
      isEmpty={(parts) => parts.length === 0}
      table={(parts) => (
        <BreakdownTable parts={parts} state={state} dimension={dimension} onChoose={filter && choose} height={room} />
      )}
      chart={(parts) => {
        const shown = shownParts(parts, settings.chartType === 'pie', all);
        return (
          <>
            <Suspense fallback={<CardSkeleton height={chartHeight(shown.length)} />}>
              <BreakdownChart
                parts={shown}
                state={state}
                dimension={dimension}
                settings={settings}
                onChoose={filter && choose}
              />
            </Suspense>
            {settings.chartType === 'pie' ? null : (
              <BreakdownFoot count={parts.length} shown={shown.length} first={shownFirst} all={all} onAll={setAll} />
            )}
          </>
        );
      }}
    />
  );
}

function shownParts(parts: readonly Part[], isPie: boolean, all: boolean): readonly Part[] {
  if (isPie) return withOthers(parts, mostSlices);
  return all ? parts.slice(0, maximumChartRows) : parts.slice(0, shownFirst);
}

/** A breakdown by nothing cannot be drawn; its widget's first dimension then. */
function fallback(analysis: Analysis): Exclude<WidgetDimension, ''> {
  const dimensions = analysis.widgets.find(({ name }) => name === 'breakdown')?.dimensions ?? [];
  return dimensions.find((dimension) => dimension !== '') ?? 'carrier_name';
}

function question(general: string, dimension: WidgetDimension): string {
  const label = findFilterDimension(dimension)?.label;
  return label === undefined ? general : `${general.replace(/\?$/, '')}, by ${label.toLowerCase()}?`;
}
