import type { DataRow } from '@waybill/contract';
import { breakdownQuery, type WidgetDimension, type WidgetSettings } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { splitNames } from '../../../../lib/analysis/split-names.ts';
import { useViewAddress } from '../../../../lib/analysis/use-view-address.ts';
import { familyOf } from '../../../../lib/comparison/family-of.ts';
import { rangeText } from '../../../../lib/languages/formats.ts';
import { isolated } from '../../../../lib/languages/isolated.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { CardSkeleton } from '../../../../ui/card/card-states.tsx';
import { BreakdownFoot } from '../../../../ui/cards/breakdown/breakdown-foot.tsx';
import { isDrawnAsPie } from '../../../../ui/cards/breakdown/pie-parts.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { exportedValue, valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import type { ExportTable } from '../../../../ui/cards/export/use-export.ts';
import { hasShares } from '../../../../ui/cards/has-shares.ts';
import { questionBy } from '../../../../ui/cards/question-by.ts';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { InTurn } from '../../../../ui/waiting/in-turn.tsx';
import classes from '../comparison.module.css';
import type { ComparisonWidgetProps } from '../comparison-card.tsx';
import { ComparisonCard } from '../comparison-card.tsx';
import { differenceOf, isComparable } from '../difference.ts';
import { oneRuleNote } from '../one-rule-note.ts';
import { openPart } from '../open-part.ts';
import { type Series, seriesOf } from '../series.ts';
import { FigureText } from '../series-columns.tsx';
import { useComparedData } from '../use-compared-data.ts';
import { breakdownFinding } from './breakdown-finding.ts';
import { BreakdownTable } from './breakdown-table.tsx';
import { type ComparedBreakdown, largestDifferences, prepareBreakdown } from './prepare.ts';

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

/** All parts, one column per series. */
function breakdownExport({ series, parts }: ComparedBreakdown, dimension: WidgetDimension): ExportTable {
  return {
    headers: [
      texts.t(choiceLabels[dimension]),
      ...series.map(({ label, state }) => `${label} – ${valueHeader(state)}`),
    ],
    rows: parts.map(({ name, figures }) => [
      name,
      ...series.map(({ state }, index) => {
        const figure = figures[index] ?? null;
        return figure === null ? null : exportedValue(figure, state.fact);
      }),
    ]),
  };
}

/** Explains the difference in words: the part that changed most in every series. */
function Findings({ breakdown }: { readonly breakdown: ComparedBreakdown }) {
  const { t } = useTranslation();
  const found = largestDifferences(breakdown).flatMap(({ series, base, part, now, before }) => {
    const difference = differenceOf(now, before, series.state);
    if (difference === undefined || difference.value === 0) return [];
    if (!isComparable(series.state, base.state) || !hasShares(series.state.fact)) return [];
    return { key: series.name, series, base, part, difference };
  });
  if (found.length === 0) return null;
  return (
    <ul className={classes.findings}>
      {found.map(({ key, series, base, part, difference }) => (
        <li key={key}>
          {t('{{set}} against {{base}}: most of the difference is {{part}}', {
            set: series.brief,
            base: base.live === series.live ? base.name : base.brief,
            part: part.name,
          })}{' '}
          <strong>
            <FigureText text={`${difference.amount} (${difference.percent})`} />
          </strong>
        </li>
      ))}
    </ul>
  );
}

/** Which days are added up if years are compared: the same days of each year of a set. */
function ComparedDaysNote({ series }: { readonly series: readonly Series[] }) {
  const { t } = useTranslation();
  if (series.every(({ year }) => year === undefined)) return null;
  const rule = oneRuleNote(series);
  const days = series
    .map(({ name, comparedState }) => `${isolated(name)}: ${isolated(rangeText(comparedState.dates))}`)
    .join('; ');
  return (
    <p className={classes.notes}>
      <span>
        {series.some(({ age }) => age > 0)
          ? t('The same days of each year are added up: {{days}}', { days })
          : t('Days added up: {{days}}', { days })}
      </span>
      {rule === undefined ? null : <span>{rule}</span>}
    </p>
  );
}
