import { Group, Text } from '@mantine/core';
import { type PageState, palette, percentage } from '@waybill/model';
import { memo, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isDrawable, readingOf } from '../../../lib/analysis/reading-of.ts';
import { axisText, factText, percentText } from '../../../lib/languages/formats.ts';
import { texts } from '../../../lib/languages/texts.ts';
import { ChartLegend, useHidden } from '../../charts/chart-legend.tsx';
import { ChartTooltip } from '../../charts/chart-tooltip.tsx';
import { useChartTheme } from '../../charts/use-chart-theme.ts';
import { hasShares } from '../has-shares.ts';
import { leftOutText } from '../left-out-text.ts';
import { partColours } from '../part-colours.ts';
import { LinesChart, type LinesSlice } from './lines-chart.tsx';
import type { Period } from './periods.ts';
import type { Trend } from './prepare-trends.ts';
import { partialText, type TrendsParts } from './trends-parts.ts';

const notesHeight = 34;
const legendHeight = 30;
const mostPoints = 40;

/** Lines or areas over time. A gap is a gap; a partial period is dashed and hollow. */
function TrendsChart({ trend, state, settings, height, colourOf, onPeriod }: TrendsParts) {
  const { t } = useTranslation();
  const { periods } = trend;
  const theme = useChartTheme();
  const { hidden, onToggle } = useHidden();
  const { chartScale, chartType, dimension } = settings;
  const split = dimension !== '';
  const reading = readingOf(state);
  const colours = useMemo(() => {
    const alone = trend.series.slice(0, trend.alone).map(({ name }) => name);
    const apart = partColours(dimension, alone, 'apart');
    const colourAt = (name: string) => theme.paint(colourOf?.(name) ?? apart.get(name) ?? palette.neutral);
    return new Map(trend.series.map(({ name }) => [name, split ? colourAt(name) : theme.accent]));
  }, [trend, split, dimension, theme, colourOf]);
  const periodOf = (label: string) => periods.find((each) => each.label === label);
  const partial = useMemo(
    () => new Map(periods.filter((period) => period.partial).map((period) => [period.label, period])),
    [periods],
  );
  const isPartial = useCallback((_: string, label: string) => partial.has(label), [partial]);
  const visible = trend.series.filter(({ name }) => !hidden.has(name));
  const values = visible.flatMap((series) => series.values.filter((value) => value !== null));
  return (
    <>
      <LinesChart
        place="trends"
        label={t('{{fact}} over time. Lines: {{lines}}. Periods: {{periods}}.', {
          fact: t(state.fact.text),
          lines: trend.series.length,
          periods: periods.length,
        })}
        height={height - notesHeight - (split ? legendHeight : 0)}
        labels={periods.map(({ label }) => label)}
        lines={visible}
        colours={colours}
        type={chartType}
        scale={chartScale}
        axisText={(value) => axisText(value, state.fact.unit, reading)}
        isPartial={isPartial}
        enablePoints={periods.length <= mostPoints}
        hollow={(label) => partial.has(label)}
        tooltip={(slice, label) => (
          <PeriodTooltip slice={slice} label={label} state={state} period={periodOf(label)} split={split} />
        )}
        onChoose={(label) => {
          const period = periodOf(label);
          if (period !== undefined) onPeriod(period.days);
        }}
      />
      {split ? (
        <ChartLegend
          entries={trend.series.map(({ name }) => ({ name, colour: colours.get(name) ?? theme.accent }))}
          hidden={hidden}
          onToggle={onToggle}
        />
      ) : null}
      <TrendsNotes trend={trend} leftOut={values.filter((value) => !isDrawable(value, chartScale)).length} />
    </>
  );
}

export default memo(TrendsChart);

interface PeriodTooltipProps {
  readonly slice: LinesSlice;
  readonly label: string;
  readonly state: PageState;
  readonly period: Period | undefined;
  readonly split: boolean;
}

/** All series of a period, in full, each with its share where the trend is split. */
function PeriodTooltip({ slice, label, state, period, split }: PeriodTooltipProps) {
  const values = slice.points.map(({ data }) => Number(data.y));
  const total = values.reduce((sum, value) => sum + value, 0);
  const withShares = split && hasShares(state.fact, values);
  const valueText = (value: number) => {
    const full = factText(value, state.fact.unit, readingOf(state));
    return withShares ? `${full} · ${percentText(percentage(value, total), 1)}` : full;
  };
  return (
    <ChartTooltip
      title={label}
      hint={[period && partialText(period), texts.t('Click to show only this period')].filter(Boolean).join(' · ')}
      lines={slice.points.map(({ seriesId, seriesColor, data }) => ({
        label: seriesId,
        colour: seriesColor,
        value: valueText(Number(data.y)),
      }))}
    />
  );
}

interface Props {
  readonly trend: Trend;
  /** How many values a semilog scale leaves out. */
  readonly leftOut: number;
}

/** Notes for reading the lines correctly. */
function TrendsNotes({ trend, leftOut }: Props) {
  const { t } = useTranslation();
  const partial = trend.periods.filter(
    (period, index) => period.partial && trend.series.some(({ values }) => isKnown(values[index])),
  );
  const notes = [
    partial.length === 0
      ? undefined
      : t('Incomplete: {{periods}}', {
          periods: partial
            .map((period) => t('{{period}} has {{days}}', { period: period.label, days: partialText(period) }))
            .join('; '),
        }),
    trend.alone === trend.count ? undefined : t('Top {{shown}} of {{all}}', { shown: trend.alone, all: trend.count }),
    leftOutText(leftOut),
  ];
  return (
    <Group gap="md" mt={4} mih={20}>
      {notes.map((note) =>
        note === undefined ? null : (
          <Text key={note} size="xs" c="dimmed">
            {note}
          </Text>
        ),
      )}
    </Group>
  );
}

const isKnown = (value: number | null | undefined) => value !== null && value !== undefined;
