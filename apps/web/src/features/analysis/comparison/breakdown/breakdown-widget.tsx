import type { DataRow } from '@waybill/contract';
import { breakdownQuery, type WidgetDimension, type WidgetSettings } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { splitNames } from '../../../../lib/analysis/split-names.ts';
import { useViewAddress } from '../../../../lib/analysis/use-view-address.ts';
import { familyOf } from '../../../../lib/comparison/family-of.ts';
import { CardSkeleton } from '../../../../ui/card-states.tsx';
import { BreakdownFoot } from '../../../../ui/cards/breakdown/breakdown-foot.tsx';
import { isDrawnAsPie } from '../../../../ui/cards/breakdown/is-drawn-as-pie.ts';
import { questionBy } from '../../../../ui/cards/question-by.ts';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { InTurn } from '../../../../ui/in-turn.tsx';
import { ComparedDaysNote } from '../compared-days-note.tsx';
import { ComparisonCard } from '../comparison-card.tsx';
import type { ComparisonWidgetProps } from '../comparison-widget-props.ts';
import { openPart } from '../open-part.ts';
import { type Series, seriesOf } from '../series.ts';
import { useComparedData } from '../use-compared-data.ts';
import { breakdownExport } from './breakdown-export.ts';
import { breakdownFinding } from './breakdown-finding.ts';
import { BreakdownTable } from './breakdown-table.tsx';
import { Findings } from './findings.tsx';
import { prepareBreakdown } from './prepare.ts';

const loadBreakdown = () => import('./breakdown-chart.tsx');
const BreakdownChart = lazy(loadBreakdown);
const shownFirst = 8;
const usualRoom = 400;

/** The fact by a dimension, for all sets or all their years. */
export function ComparisonBreakdown(props: ComparisonWidgetProps) {
  const { t } = useTranslation();
  const { analysis, settings, widget, shown, onSetRows } = props;
  const room = useRoom(usualRoom, props.isFull);
  const { view, change } = useViewAddress();
  const all = view.all === undefined ? props.isFull : view.all === 'yes';
  const type = settings.chartComparisonType ?? 'year_over_year';
  const series = useMemo(() => seriesOf(shown, type), [shown, type]);
  const dimension = dimensionOf(settings);
  const queryOf = useMemo(
    () =>
      ({ comparedState }: Series) =>
        breakdownQuery(comparedState, dimension),
    [dimension],
  );
  const prepare = useMemo(() => {
    const nameOf = splitNames(dimension, familyOf(analysis));
    return (of: readonly Series[], rows: readonly (readonly DataRow[])[]) => prepareBreakdown(of, rows, nameOf);
  }, [dimension, analysis]);
  const data = useComparedData(series, settings, 'comparisonBreakdown', queryOf, prepare);
  return (
    <ComparisonCard
      props={props}
      question={questionBy(t, widget, dimension)}
      data={data}
      height={room}
      isEmpty={({ parts }) => parts.length === 0}
      finding={({ picture, state, settings: drawn }) => breakdownFinding(picture, state, dimensionOf(drawn))}
      exportTable={({ picture, settings: drawn }) => breakdownExport(picture, dimensionOf(drawn))}
      table={({ picture, settings: drawn, state }) => (
        <BreakdownTable
          breakdown={picture}
          state={state}
          dimension={dimensionOf(drawn)}
          height={room}
          onOpen={(each, { value }) => onSetRows(...openPart(each, dimensionOf(drawn), value))}
        />
      )}
      chart={({ picture, settings: drawn, state }) => {
        const isPie = isDrawnAsPie(drawn, state.fact);
        const parts = all || isPie ? picture.parts : picture.parts.slice(0, shownFirst);
        return (
          <>
            <Findings breakdown={picture} />
            <InTurn load={loadBreakdown} fallback={<CardSkeleton height={room} />}>
              <BreakdownChart
                breakdown={{ ...picture, parts }}
                state={state}
                dimension={dimensionOf(drawn)}
                settings={drawn}
                onOpen={(each, { value }) => onSetRows(...openPart(each, dimensionOf(drawn), value))}
              />
            </InTurn>
            {isPie ? null : (
              <BreakdownFoot
                count={picture.parts.length}
                shown={parts.length}
                first={shownFirst}
                all={all}
                onAll={(wanted) => change({ all: wanted ? 'yes' : 'no' })}
              />
            )}
            <ComparedDaysNote series={picture.series} />
          </>
        );
      }}
    />
  );
}

function dimensionOf({ dimension }: WidgetSettings): Exclude<WidgetDimension, ''> {
  return dimension === '' ? 'service_category' : dimension;
}
