import { useCallbackRef } from '@mantine/hooks';
import type { DataRow } from '@waybill/contract';
import { breakdownQuery, chartHeight, findFilterDimension, maximumChartRows } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { breakdownDimension } from '../../../../lib/analysis/breakdown-dimension.ts';
import { withFilters } from '../../../../lib/analysis/search-parts.ts';
import { splitNames } from '../../../../lib/analysis/split-names.ts';
import { useViewAddress } from '../../../../lib/analysis/use-view-address.ts';
import { CardSkeleton } from '../../../../ui/card/card-states.tsx';
import { BreakdownFoot } from '../../../../ui/cards/breakdown/breakdown-foot.tsx';
import { isDrawnAsPie } from '../../../../ui/cards/breakdown/pie-parts.ts';
import { type Part, prepareBreakdown } from '../../../../ui/cards/breakdown/prepare-breakdown.ts';
import { questionBy } from '../../../../ui/cards/question-by.ts';
import { toggledFilter } from '../../../../ui/cards/toggle-filter.ts';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { WidgetCard } from '../../../../ui/cards/widget-card.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { InTurn } from '../../../../ui/waiting/in-turn.tsx';
import { loadBreakdown } from '../load-charts.ts';
import { SplitChoice } from '../split-choice.tsx';
import { breakdownExport } from './breakdown-export.ts';
import { breakdownFinding } from './breakdown-finding.ts';
import { useAskEarlierParts } from './use-earlier-parts.ts';
import { useAskWholes } from './use-wholes.ts';

const BreakdownChart = lazy(loadBreakdown);
const BreakdownTable = lazy(() =>
  import('./breakdown-table.tsx').then(({ BreakdownTable }) => ({ default: BreakdownTable })),
);
const shownFirst = 10;
const usualRoom = 400;
const footHeight = 26;

/** The fact by a dimension; a click on a part filters the page by it. */
export function BreakdownWidget(props: WidgetProps) {
  const { t } = useTranslation();
  const { analysis, settings, widget } = props;
  const { state, search, go } = analysis;
  const room = useRoom(usualRoom, props.isFull);
  const { view, change } = useViewAddress();
  const all = view.all === undefined ? props.isFull : view.all === 'yes';
  const dimension = breakdownDimension(settings, widget);
  const query = useMemo(() => breakdownQuery(state, dimension), [state, dimension]);
  const prepare = useMemo(() => {
    const nameOf = splitNames(dimension, analysis.client);
    return (rows: readonly DataRow[]) => prepareBreakdown(rows, nameOf);
  }, [dimension, analysis.client]);
  const data = useWidgetData(props, 'breakdown', query, prepare);
  const askEarlier = useAskEarlierParts(analysis);
  const askWholes = useAskWholes(analysis);
  const { drawn } = data;
  const shownDimension = breakdownDimension(drawn?.settings ?? settings, widget);
  const filter = findFilterDimension(shownDimension);
  const choose = useCallbackRef(
    (value: string) => filter && go(withFilters(search, toggledFilter(state.filters, filter.name, value))),
  );
  const onChoose = filter && choose;
  const isPie = drawn !== undefined && isDrawnAsPie(drawn.settings, drawn.state.fact);
  const shown = useMemo(() => shownParts(drawn?.picture ?? [], isPie, all), [drawn, isPie, all]);
  return (
    <WidgetCard
      props={{ ...props, widget: { ...widget, question: questionBy(t, widget, dimension) } }}
      data={data}
      height={room + footHeight}
      extra={<SplitChoice {...props} />}
      isEmpty={(parts) => parts.length === 0}
      finding={({ picture: parts, state: of }) => breakdownFinding(parts, of, shownDimension)}
      exportTable={({ picture, state: of, settings: drawnSettings }) => {
        const by = breakdownDimension(drawnSettings, widget);
        return async () => {
          const [earlier, wholes] = await Promise.all([askEarlier(of, by), askWholes(of, by)]);
          return breakdownExport(picture, { earlier, wholes }, of, by);
        };
      }}
      table={({ picture: parts, state: of }) => (
        <BreakdownTable
          analysis={analysis}
          isFull={props.isFull}
          parts={parts}
          state={of}
          dimension={shownDimension}
          onChoose={onChoose}
          onViewRows={props.onViewRows}
          height={room}
        />
      )}
      chart={({ picture: parts, state: of, settings: drawnSettings }) => (
        <>
          <InTurn load={loadBreakdown} fallback={<CardSkeleton height={chartHeight(shown.length)} />}>
            <BreakdownChart
              analysis={analysis}
              parts={shown}
              state={of}
              settings={drawnSettings}
              dimension={shownDimension}
              onChoose={onChoose}
            />
          </InTurn>
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
      )}
    />
  );
}

function shownParts(parts: readonly Part[], isPie: boolean, all: boolean): readonly Part[] {
  if (isPie) return parts;
  return all ? parts.slice(0, maximumChartRows) : parts.slice(0, shownFirst);
}
