import {
  breakdownQuery,
  chartHeight,
  findFilterDimension,
  maximumChartRows,
  type PageState,
  type Widget,
  type WidgetDimension,
  type WidgetSettings,
} from '@waybill/model';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withFilters } from '../../../lib/analysis/search-parts.ts';
import { useViewAddress } from '../../../lib/analysis/use-view-address.ts';
import { CardSkeleton } from '../../../ui/card-states.tsx';
import { loadBreakdown } from '../load-charts.ts';
import { questionBy } from '../question-by.ts';
import { SplitChoice } from '../split-choice.tsx';
import { toggledFilter } from '../toggle-filter.ts';
import { useRoom } from '../use-room.ts';
import { useWidgetData } from '../use-widget-data.ts';
import { WidgetCard } from '../widget-card.tsx';
import type { WidgetProps } from '../widget-props.ts';
import { breakdownExport } from './breakdown-export.ts';
import { BreakdownFoot } from './breakdown-foot.tsx';
import { BreakdownTable } from './breakdown-table.tsx';
import { isDrawnAsPie } from './is-drawn-as-pie.ts';
import { type Part, prepareBreakdown, withOthers } from './prepare-breakdown.ts';
import { useAskEarlierParts } from './use-earlier-parts.ts';
import { useAskWholes } from './use-wholes.ts';

const BreakdownChart = lazy(loadBreakdown);
const shownFirst = 10;
const mostSlices = 8;
const usualRoom = 400;

/** The fact by a dimension; a click on a part filters the page by it. */
export function BreakdownWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { analysis, settings, widget } = props;
  const { state, search, go } = analysis;
  const room = useRoom(usualRoom, props.isFull);
  const { view, change } = useViewAddress();
  const all = view.all === undefined ? props.isFull : view.all === 'yes';
  const dimension = dimensionOf(settings, widget);
  const query = useMemo(() => breakdownQuery(state, dimension), [state, dimension]);
  const data = useWidgetData(props, 'breakdown', query, prepareBreakdown);
  const askEarlier = useAskEarlierParts(analysis);
  const askWholes = useAskWholes(analysis);
  const chooseIn = (shown: WidgetDimension) => {
    const filter = findFilterDimension(shown);
    if (filter === undefined) return undefined;
    return (value: string) => go(withFilters(search, toggledFilter(state.filters, filter.name, value)));
  };
  const partsOf = (shown: { readonly state: PageState; readonly settings: WidgetSettings }) => {
    const shownDimension = dimensionOf(shown.settings, widget);
    return { state: shown.state, dimension: shownDimension, onChoose: chooseIn(shownDimension) };
  };
  return (
    <WidgetCard
      props={{ ...props, widget: { ...widget, question: questionBy(t, widget, dimension) } }}
      data={data}
      height={room}
      extra={<SplitChoice {...props} />}
      isEmpty={(parts) => parts.length === 0}
      exportTable={({ picture, state: of, settings: drawnSettings }) => {
        const by = dimensionOf(drawnSettings, widget);
        return async () => {
          const [earlier, wholes] = await Promise.all([askEarlier(of, by), askWholes(of, by)]);
          return breakdownExport(picture, { earlier, wholes }, of, by);
        };
      }}
      table={(drawn) => (
        <BreakdownTable
          analysis={analysis}
          isFull={props.isFull}
          parts={drawn.picture}
          {...partsOf(drawn)}
          onViewRows={props.onViewRows}
          height={room}
        />
      )}
      chart={(drawn) => {
        const { picture: parts, settings: drawnSettings } = drawn;
        const isPie = isDrawnAsPie(drawnSettings, drawn.state.fact);
        const shown = shownParts(parts, isPie, all);
        return (
          <>
            <Suspense fallback={<CardSkeleton height={chartHeight(shown.length)} />}>
              <BreakdownChart analysis={analysis} parts={shown} settings={drawnSettings} {...partsOf(drawn)} />
            </Suspense>
            {isPie ? null : (
              <BreakdownFoot
                count={parts.length}
                shown={shown.length}
                first={shownFirst}
                all={all}
                onAll={(wanted) => change({ all: wanted ? 'yes' : 'no' })}
              />
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
function dimensionOf({ dimension }: WidgetSettings, { dimensions }: Widget): Exclude<WidgetDimension, ''> {
  if (dimension !== '') return dimension;
  return dimensions.find((offered) => offered !== '') ?? 'carrier_name';
}
