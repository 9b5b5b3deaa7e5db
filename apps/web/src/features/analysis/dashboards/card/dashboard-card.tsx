import { Text } from '@mantine/core';
import type { Dashboard, DashboardState, DateRange, RowsPart } from '@waybill/model';
import { chartHeight } from '@waybill/model';
import type { TFunction } from 'i18next';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { displayDate } from '../../../../lib/languages/formats.ts';
import { CardSkeleton } from '../../../../ui/card-states.tsx';
import { DataCard } from '../../../../ui/cards/data-card.tsx';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import type { Drawn } from '../../../../ui/cards/use-widget-data.ts';
import { InTurn } from '../../../../ui/in-turn.tsx';
import { useCountedDashboard } from '../shown-dashboard.ts';
import { cardExport } from './card-export.ts';
import { cardFinding } from './card-finding.ts';
import { CardMenu } from './card-menu.tsx';
import { type CardSettings, chartsOf } from './card-settings.ts';
import { CardTable } from './card-table.tsx';
import { narrowed, narrowedRows, narrowingChoices } from './carrier-and-service.ts';
import { grainLabels } from './grain-labels.ts';
import { MatrixTable } from './matrix-table.tsx';
import { NarrowingChoice } from './narrowing-choice.tsx';
import { colourOfTogether } from './series-colour.ts';
import { trendOf } from './trend-of.ts';
import { type CardPicture, useCardData } from './use-card-data.ts';

const loadTrends = () => import('../../../../ui/cards/trends/trends-chart.tsx');
const loadBars = () => import('./card-bars.tsx');
const TrendsChart = lazy(loadTrends);
const CardBars = lazy(loadBars);
const usualHeight = 360;

export interface DashboardCardProps {
  readonly analysis: Analysis;
  readonly dashboard: Dashboard;
  readonly state: DashboardState;
  readonly settings: CardSettings;
  readonly isFull: boolean;
  readonly onSettings: (settings: CardSettings) => void;
  readonly onPeriod: (days: DateRange) => void;
  /** Opens the grid with exactly the rows that the dashboard adds up, or with a part of them. */
  readonly onViewRows: (parts: readonly RowsPart[]) => void;
  readonly onFull: (isFull: boolean) => void;
}

/** A dashboard of the configurable dashboard, drawn as its definition says. */
export function DashboardCard(props: DashboardCardProps) {
  const { t } = useTranslation();
  const { analysis, settings, state, isFull, onPeriod, onViewRows } = props;
  const { carrier, service } = settings;
  const asked = useMemo(() => narrowed(props.dashboard, { carrier, service }), [props.dashboard, carrier, service]);
  const { dashboard, isUndecided } = useCountedDashboard(asked, state, analysis);
  const height = useRoom(usualHeight, isFull);
  const data = useCardData({ dashboard, isUndecided }, settings, state, analysis);
  const { drawn } = data;
  const finding = drawn === undefined ? '' : cardFinding(drawn.picture, drawn.state);
  const about = drawn === undefined ? '' : subtitle(t, drawn);
  const question =
    finding === '' ? [t(dashboard.question), about].filter(Boolean).join(' ') : [finding, about].join(' · ');
  const shown = drawn?.state;
  const everyRow: readonly RowsPart[] = [
    ...(dashboard.isDateNotConsider && shown !== undefined ? [{ kind: 'days', days: shown.dates } as const] : []),
    ...narrowedRows(drawn?.picture.settings ?? settings),
  ];
  return (
    <DataCard<CardPicture>
      name={String(dashboard.id)}
      title={t(dashboard.name)}
      question={question}
      client={analysis.client}
      data={data}
      height={height}
      startsAsTable={
        dashboard.view !== 'trend' || dashboard.dates === 'fourQuarters' || dashboard.dates === 'twelveMonths'
      }
      isEmpty={({ rows }) => rows.length === 0}
      exportTable={({ picture, state: of }) => cardExport(picture, of)}
      chart={
        chartsOf(dashboard).length === 0 ? undefined : (of) => <Chart drawn={of} height={height} onPeriod={onPeriod} />
      }
      table={({ picture, state: of }) => (
        <>
          {dashboard.view === 'matrix' ? (
            <MatrixTable picture={picture} state={of} />
          ) : (
            <CardTable
              picture={picture}
              state={of}
              height={isShort(dashboard) ? undefined : height}
              onPeriod={onPeriod}
              onViewRows={onViewRows}
            />
          )}
          <Notes picture={picture} />
        </>
      )}
      before={
        narrowingChoices(dashboard).carrier.length === 0 ? undefined : (
          <NarrowingChoice {...props} dashboard={dashboard} />
        )
      }
      menu={(table) => (
        <CardMenu
          {...props}
          analysis={{
            ...analysis,
            state: shown ?? analysis.state,
            dates: { ...analysis.dates, ...(shown?.dates ?? {}) },
          }}
          question={question}
          table={table}
          onViewRows={() => onViewRows(everyRow)}
        />
      )}
    />
  );
}

/** Tables of few rows are shown whole; the others scroll. */
function isShort({ dates, dimensions, mostRows }: Dashboard): boolean {
  return mostRows !== undefined || (dimensions.length === 0 && (dates === 'fourQuarters' || dates === 'twelveMonths'));
}

interface ChartProps {
  readonly drawn: Drawn<CardPicture>;
  readonly height: number;
  readonly onPeriod: (days: DateRange) => void;
}

function Chart({ drawn: { picture, state, settings }, height, onPeriod }: ChartProps) {
  const parts = { state, settings };
  const isTrend = picture.dashboard.view === 'trend';
  return (
    <>
      <InTurn load={isTrend ? loadTrends : loadBars} fallback={<CardSkeleton height={height} />}>
        {isTrend ? (
          <TrendsChart
            trend={trendOf(picture)}
            {...parts}
            colourOf={colourOfTogether(picture)}
            height={height}
            onPeriod={onPeriod}
          />
        ) : (
          <CardBars picture={picture} {...parts} height={Math.min(height, chartHeight(picture.rows.length))} />
        )}
      </InTurn>
      <Notes picture={picture} />
    </>
  );
}

/** Notes for reading the figures correctly. */
function Notes({ picture: { dashboard, rows } }: { readonly picture: CardPicture }) {
  const { t } = useTranslation();
  const { mostRows, notes } = dashboard;
  const isCut = mostRows !== undefined && rows.length > mostRows;
  const top = isCut
    ? [t('Top {{shown}} of {{all}}; the total covers all.', { shown: mostRows, all: rows.length })]
    : [];
  return [...top, ...notes.map((note) => t(note))].map((note) => (
    <Text key={note} size="xs" c="dimmed" mt={6}>
      {note}
    </Text>
  ));
}

/** The figure, its grain, and its dates if they differ from the page's. */
function subtitle(t: TFunction, { picture, state }: Drawn<CardPicture>): string {
  const { dashboard, figure, settings, grain } = picture;
  const drawsFigure = settings.figure !== '' && dashboard.figures.length > 1;
  const figureName = drawsFigure ? t(figure.text) : '';
  const span = dashboard.view === 'trend' ? t(grainLabels.get(grain) ?? grain) : '';
  const { from, to } = state.dates;
  const days = dashboard.dates === 'inForce' ? '' : `${displayDate(from)} – ${displayDate(to)}`;
  return [figureName, settings.carrier, settings.service, span, days].filter(Boolean).join(' · ');
}
