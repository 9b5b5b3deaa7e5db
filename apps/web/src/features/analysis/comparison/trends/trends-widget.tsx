import { useQueries } from '@tanstack/react-query';
import { type CalendarDay, trendsQuery, type WidgetDimension } from '@waybill/model';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDayIn, firstInvoicesOptions } from '../../../../lib/analysis/first-invoices.ts';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { splitNames } from '../../../../lib/analysis/split-names.ts';
import { familyOf } from '../../../../lib/comparison/family-of.ts';
import type { ShownSet } from '../../../../lib/comparison/use-comparison.ts';
import { factText, rangeText } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { CardFailure, CardSkeleton } from '../../../../ui/card/card-states.tsx';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { exportedValue, valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import type { ExportTable } from '../../../../ui/cards/export/use-export.ts';
import { questionBy } from '../../../../ui/cards/question-by.ts';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { InTurn } from '../../../../ui/waiting/in-turn.tsx';
import type { ComparisonWidgetProps } from '../comparison-card.tsx';
import { ComparisonCard } from '../comparison-card.tsx';
import { differenceOf, isComparable } from '../difference.ts';
import { type Series, seriesOf } from '../series.ts';
import { FigureText } from '../series-columns.tsx';
import { SeriesName } from '../series-name.tsx';
import { useComparedData } from '../use-compared-data.ts';
import { type Totals, totalOf, useTotals } from '../use-totals.ts';
import { type ComparedTrend, prepareTrends } from './prepare.ts';
import { trendsFinding } from './trends-finding.ts';
import { TrendsTable } from './trends-table.tsx';

const loadTrends = () => import('./trends-chart.tsx');
const TrendsChart = lazy(loadTrends);
const usualHeight = 300;
const totalsRoom = 260;

/** The fact over time for all sets, with their years or ranges aligned, and the totals. */
export function ComparisonTrends(props: ComparisonWidgetProps) {
  const { t } = useTranslation();
  const { analysis, settings, widget, shown, onSetRows } = props;
  const { dimension, chartTimeSpan, chartComparisonType: type = 'year_over_year' } = settings;
  const { fact } = analysis.state;
  const room = useRoom(usualHeight + totalsRoom, props.isFull);
  const series = useMemo(() => seriesOf(shown, type), [shown, type]);
  const queryOf = useMemo(
    () =>
      ({ state }: Series) =>
        trendsQuery(state, { dimension, chartTimeSpan }),
    [dimension, chartTimeSpan],
  );
  const firstDays = useFirstDays(shown);
  const prepare = useMemo(
    () =>
      prepareTrends(
        dimension !== '',
        chartTimeSpan,
        t(fact.text),
        splitNames(dimension, familyOf(analysis)),
        firstDays,
      ),
    [dimension, chartTimeSpan, t, fact, analysis, firstDays],
  );
  const data = useComparedData(series, settings, 'comparisonTrends', queryOf, prepare);
  return (
    <ComparisonCard
      props={props}
      question={questionBy(t, widget, dimension)}
      data={data}
      height={usualHeight}
      isEmpty={({ panels }) => panels.length === 0}
      finding={({ picture, state, settings: drawn }) => trendsFinding(picture, state, drawn.dimension)}
      exportTable={({ picture, settings: drawn }) => trendsExport(picture, drawn.dimension)}
      table={({ picture, state, settings: drawn }) => (
        <TrendsTable trend={picture} state={state} dimension={drawn.dimension} height={room} onSetRows={onSetRows} />
      )}
      chart={({ picture, ...drawn }) => (
        <>
          <InTurn load={loadTrends} fallback={<CardSkeleton height={usualHeight} />}>
            <TrendsChart trend={picture} {...drawn} height={room - totalsRoom} />
          </InTurn>
          <SeriesTotals series={picture.series} />
        </>
      )}
    />
  );
}

/** One row per axis position (and value), two columns per series: its period and its figure. */
function trendsExport({ series, slots, panels }: ComparedTrend, dimension: WidgetDimension): ExportTable {
  return {
    headers: [
      ...(dimension === '' ? [] : [texts.t(choiceLabels[dimension])]),
      texts.t('Period'),
      ...series.flatMap(({ label, state }) => [`${label} – ${texts.t('Period')}`, `${label} – ${valueHeader(state)}`]),
    ],
    rows: panels.flatMap(({ name, lines }) =>
      slots.map(({ label, periods }, place) => [
        ...(dimension === '' ? [] : [name]),
        label,
        ...series.flatMap(({ state }, index) => {
          const value = lines[index]?.[place] ?? null;
          return [periods[index]?.label ?? null, value === null ? null : exportedValue(value, state.fact)];
        }),
      ]),
    ),
  };
}

/** The first day of which each set's clients have rows, by its place. */
function useFirstDays(shown: readonly ShownSet[]): ReadonlyMap<number, CalendarDay> {
  const queries = useMemo(() => shown.map(({ analysis }) => firstInvoicesOptions(analysis)), [shown]);
  const days = useQueries({
    queries,
    combine: (answers) =>
      answers
        .map(({ data }, index) => {
          const state = shown[index]?.analysis.state;
          return (data && state && firstDayIn(data, state)) ?? '';
        })
        .join(),
  });
  return useMemo(() => {
    const known = days.split(',');
    return new Map(shown.flatMap(({ place }, index) => (known[index] ? [[place, known[index]] as const] : [])));
  }, [shown, days]);
}

const height = 90;

/** Each series' total for the compared days, and its difference from the series before it. */
function SeriesTotals({ series }: { readonly series: readonly Series[] }) {
  const { t } = useTranslation();
  const { drawn, error, retry } = useTotals(series);
  if (error !== undefined) return <CardFailure error={error} height={height} onRetry={retry} />;
  if (drawn === undefined) return <CardSkeleton height={height} />;
  const { picture: totals, state } = drawn;
  const against = (line: Totals) => {
    const base = line.series.base === undefined ? undefined : totals[line.series.base];
    if (base === undefined || !isComparable(line.series.state, base.series.state)) return undefined;
    return { base, difference: differenceOf(totalOf(line), totalOf(base), line.series.state) };
  };
  return (
    <DataTable
      caption={t('Totals of {{fact}} by set', { fact: t(state.fact.text) })}
      rows={totals}
      keyOf={({ series: { name } }) => name}
      columns={[
        { header: t('Set'), cell: ({ series: each }) => <SeriesName series={each} /> },
        {
          header: t(state.fact.text),
          numeric: true,
          cell: (line) => <FigureText text={factText(totalOf(line), state.fact.unit, readingOf(line.series.state))} />,
        },
        {
          header: t('Difference'),
          numeric: true,
          cell: (line) => <FigureText text={against(line)?.difference?.amount} />,
        },
        {
          header: t('Change'),
          numeric: true,
          cell: (line) => <FigureText text={against(line)?.difference?.percent} />,
        },
        { header: t('Against'), cell: (line) => against(line)?.base.series.name ?? '' },
        { header: t('Days'), cell: ({ series: { comparedState } }) => rangeText(comparedState.dates) },
      ]}
    />
  );
}
