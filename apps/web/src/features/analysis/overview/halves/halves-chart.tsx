import { Line as LineChart } from '@nivo/line';
import { type DateRange, type PageState, percentageChange, type WidgetSettings } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDrawable, readingOf } from '../../../../lib/analysis/reading-of.ts';
import { axisText, factText, monthLabel, monthName } from '../../../../lib/languages/formats.ts';
import { signedPercentText } from '../../../../ui/cards/signed.ts';
import { toggled } from '../../../../ui/cards/toggled.ts';
import type { Line } from '../../../../ui/cards/trends/line.ts';
import { lineFrame } from '../../../../ui/cards/trends/line-frame.ts';
import { lineLayers } from '../../../../ui/cards/trends/line-layers.tsx';
import { linesLayer } from '../../../../ui/cards/trends/lines-layer.tsx';
import { valueScale } from '../../../../ui/cards/trends/value-scale.ts';
import { ChartFrame } from '../../../../ui/charts/chart-frame.tsx';
import { ChartLegend } from '../../../../ui/charts/chart-legend.tsx';
import { ChartTooltip } from '../../../../ui/charts/chart-tooltip.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import type { Halves } from './prepare-halves.ts';

interface Props {
  readonly halves: Halves;
  readonly state: PageState;
  readonly settings: WidgetSettings;
  readonly height: number;
  readonly onMonth: (month: DateRange) => void;
}

const legendHeight = 30;

/** Two lines over the same six places: the last six months, and the quieter six before. */
export default function HalvesChart({ halves: { pairs }, state, settings, height, onMonth }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const reading = readingOf(state);
  const { unit, text } = state.fact;
  const spanOf = (months: readonly DateRange[]) =>
    `${monthLabel(months[0]?.from ?? '')} – ${monthLabel(months.at(-1)?.from ?? '')}`;
  const series = [
    {
      name: spanOf(pairs.map(({ before }) => before)),
      colour: theme.quiet,
      values: pairs.map((pair) => pair.valueBefore),
    },
    { name: spanOf(pairs.map(({ now }) => now)), colour: theme.accent, values: pairs.map((pair) => pair.valueNow) },
  ];
  const colours = new Map(series.map(({ name, colour }) => [name, colour]));
  const LinesLayer = linesLayer(colours, () => false);
  const visible = series.filter(({ name }) => !hidden.has(name));
  const scale = valueScale(
    visible.flatMap(({ values }) => values.filter((value) => value !== null)),
    settings.chartScale,
  );
  const valueText = (value: number | null) => (value === null ? t('No data') : factText(value, unit, reading));
  return (
    <>
      <ChartFrame
        place="halves"
        height={height - legendHeight}
        label={`${t(text)}: ${series.map(({ name }) => name).join(', ')}`}
      >
        {(width) => (
          <LineChart<Line>
            key={settings.chartScale}
            {...lineFrame(scale, (value) => axisText(value, unit, reading))}
            width={width}
            height={height - legendHeight}
            data={visible.map(({ name, values }) => ({
              id: name,
              data: pairs.map(({ now }, index) => {
                const value = values[index] ?? null;
                return { x: now.from, y: value !== null && isDrawable(value, settings.chartScale) ? value : null };
              }),
            }))}
            colors={({ id }) => colours.get(id) ?? theme.quiet}
            axisBottom={{ tickSize: 0, tickPadding: 10, format: (month: string) => monthName(month) }}
            pointSize={6}
            pointColor={({ point }: { point: { seriesColor: string } }) => point.seriesColor}
            sliceTooltip={({ slice }) => {
              const pair = pairs.find(({ now }) => now.from === slice.points[0]?.data.x);
              if (pair === undefined) return null;
              const { valueNow, valueBefore, isComparable } = pair;
              const change =
                !isComparable || valueNow === null || valueBefore === null
                  ? null
                  : percentageChange(valueNow, valueBefore);
              return (
                <ChartTooltip
                  title={t(text)}
                  hint={t('Click for this month alone')}
                  lines={[
                    { label: monthLabel(pair.now.from), value: valueText(valueNow), colour: theme.accent },
                    { label: monthLabel(pair.before.from), value: valueText(valueBefore), colour: theme.quiet },
                    ...(change === null ? [] : [{ label: t('Change'), value: signedPercentText(change) }]),
                  ]}
                />
              );
            }}
            layers={lineLayers(settings.chartType, LinesLayer)}
            theme={theme.nivo}
            onClick={(datum) => {
              const month = 'points' in datum ? datum.points[0]?.data.x : datum.data.x;
              const pair = pairs.find(({ now }) => now.from === month);
              if (pair !== undefined) onMonth(pair.now);
            }}
          />
        )}
      </ChartFrame>
      <ChartLegend entries={series} hidden={hidden} onToggle={(name) => setHidden((before) => toggled(before, name))} />
    </>
  );
}
