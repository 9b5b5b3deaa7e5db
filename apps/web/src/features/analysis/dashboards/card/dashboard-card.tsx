import { Group } from '@mantine/core';
import {
  chartHeight,
  colourOf,
  type Dashboard,
  type DashboardState,
  type DateRange,
  palette,
  type RowsPart,
  seriesColours,
  type ThemedColour,
  trackingStatuses,
} from '@waybill/model';
import type { TFunction } from 'i18next';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useComparableRange } from '../../../../lib/analysis/comparable-range.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { displayDate } from '../../../../lib/languages/formats.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { CardSkeleton } from '../../../../ui/card/card-states.tsx';
import { CardSelect } from '../../../../ui/cards/card-select.tsx';
import { DataCard } from '../../../../ui/cards/data-card.tsx';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import type { Drawn } from '../../../../ui/cards/use-widget-data.ts';
import { ChartNotes } from '../../../../ui/charts/chart-notes.tsx';
import { waitingText } from '../../../../ui/notices/findings-waiting.tsx';
import { InTurn } from '../../../../ui/waiting/in-turn.tsx';
import { WhyButton } from '../../../../ui/why/why-button.tsx';
import { useCountedDashboard } from '../shown-dashboard.ts';
import { cardExport } from './card-export.ts';
import { type CardSettings, chartsOf, grainLabels } from './card-settings.ts';
import { CardTable } from './card-table.tsx';
import { narrowed, narrowedRows, narrowingChoices } from './carrier-and-service.ts';
import { DashboardMenu } from './dashboard-menu.tsx';
import { MatrixTable } from './matrix-table.tsx';
import { cardFinding, trendOf } from './trend-of.ts';
import { type CardPicture, useCardData, useFindings } from './use-card-data.ts';

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
  const waiting = useFindings(dashboard, state).data?.waitingClients ?? 0;
  const about = [drawn === undefined ? '' : subtitle(t, drawn), waiting === 0 ? '' : waitingText(t, waiting)]
    .filter(Boolean)
    .join(' · ');
  const question =
    finding === '' ? [t(dashboard.question), about].filter(Boolean).join(' ') : [finding, about].join(' · ');
  const shown = drawn?.state;
  const { range } = useComparableRange(analysis.page, shown ?? analysis.state);
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
        <>
          {shown === undefined || dashboard.dates !== 'inForce' ? null : (
            <WhyButton
              analysis={analysis}
              state={shown}
              before={range && { ...shown, dates: range }}
              onViewRows={(parts = []) => onViewRows([...parts, ...everyRow])}
            />
          )}
          {narrowingChoices(dashboard).carrier.length === 0 ? null : (
            <NarrowingChoice {...props} dashboard={dashboard} />
          )}
        </>
      }
      menu={(table) => (
        <DashboardMenu
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
  return <ChartNotes notes={[...top, ...notes.map((note) => t(note))]} />;
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

/**
 * The colour of a figure that is drawn together with others: that of its tracking status, else by its place among them;
 * undefined if the series are those of a dimension.
 */
function colourOfTogether({ dashboard, settings }: CardPicture): ((name: string) => ThemedColour) | undefined {
  if (settings.figure !== '' || dashboard.dimensions.length > 0) return undefined;
  const drawn = dashboard.figures.filter(({ name }) => dashboard.together.includes(name));
  return (name) => {
    const index = drawn.findIndex(({ text }) => texts.t(text) === name);
    const status = trackingStatuses.find((each) => each === drawn[index]?.text);
    return status === undefined ? (seriesColours[index] ?? palette.neutral) : colourOf('tracking_status', status);
  };
}

interface Props {
  readonly dashboard: Dashboard;
  readonly settings: CardSettings;
  readonly onSettings: (settings: CardSettings) => void;
}

/** Which carrier and which service a dashboard of weights and zones shows. */
function NarrowingChoice({ dashboard, settings, onSettings }: Props) {
  const { t } = useTranslation();
  const { carrier, service } = narrowingChoices(dashboard);
  const choices = [
    { name: 'carrier', label: t('Carrier'), all: t('All carriers'), values: carrier },
    { name: 'service', label: t('Service'), all: t('All services'), values: service },
  ] as const;
  return (
    <Group gap={6} justify="flex-end">
      {choices
        .filter(({ values }) => values.length > 0)
        .map(({ name, label, all, values }) => (
          <CardSelect
            key={name}
            label={`${t(dashboard.name)}: ${label}`}
            value={settings[name]}
            options={[{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))]}
            onChange={(value) => onSettings({ ...settings, [name]: value })}
          />
        ))}
    </Group>
  );
}
