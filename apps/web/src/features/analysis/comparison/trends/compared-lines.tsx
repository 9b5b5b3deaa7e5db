import { Line as LineChart } from '@nivo/line';
import type { PageState, WidgetSettings } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isDrawable, readingOf } from '../../../../lib/analysis/reading-of.ts';
import { axisText, factText } from '../../../../lib/languages/formats.ts';
import type { Line } from '../../../../ui/cards/trends/line.ts';
import { lineFrame, lineMargin } from '../../../../ui/cards/trends/line-frame.ts';
import { lineLayers } from '../../../../ui/cards/trends/line-layers.tsx';
import { linesLayer } from '../../../../ui/cards/trends/lines-layer.tsx';
import { labelRoom, shownTicks } from '../../../../ui/cards/trends/shown-ticks.ts';
import { valueScale } from '../../../../ui/cards/trends/value-scale.ts';
import { ChartFrame } from '../../../../ui/charts/chart-frame.tsx';
import { ChartTooltip } from '../../../../ui/charts/chart-tooltip.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import { differenceOf, isComparable } from '../difference.ts';
import { seriesColour } from '../series-colour.ts';
import type { ComparedTrend, Panel } from './prepare.ts';

interface Props {
  readonly trend: ComparedTrend;
  readonly panel: Panel;
  readonly hidden: ReadonlySet<string>;
  readonly state: PageState;
  readonly settings: WidgetSettings;
  readonly height: number;
}

/** The series of one panel, over the same axis positions. */
export function ComparedLines({ trend, panel, hidden, state, settings, height }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const { series, slots } = trend;
  const { chartScale, chartType } = settings;
  const figures = panel.lines.flatMap((line, index) => (hidden.has(series[index]?.name ?? '') ? [] : line));
  const scale = valueScale(
    figures.filter((figure) => figure !== null),
    chartScale,
  );
  const colours = useMemo(() => new Map(series.map((each) => [each.name, seriesColour(theme, each)])), [series, theme]);
  const LinesLayer = useMemo(() => {
    const isPartial = (name: string, label: string) => {
      const index = series.findIndex((each) => each.name === name);
      return slots.find((slot) => slot.label === label)?.periods[index]?.partial ?? false;
    };
    return linesLayer(colours, isPartial);
  }, [series, slots, colours]);
  const lines: Line[] = series.flatMap(({ name }, index) => {
    if (hidden.has(name)) return [];
    const data = slots.map(({ label }, place) => {
      const value = panel.lines[index]?.[place] ?? null;
      return { x: label, y: value !== null && isDrawable(value, chartScale) ? value : null };
    });
    return [{ id: name, data }];
  });
  const tooltipLines = (label: string) =>
    series.flatMap((each, index) => {
      const place = slots.findIndex((slot) => slot.label === label);
      const value = panel.lines[index]?.[place] ?? null;
      const period = slots[place]?.periods[index];
      if (hidden.has(each.name) || value === null || period === undefined) return [];
      const base = each.base === undefined ? undefined : series[each.base];
      const before = each.base === undefined ? null : panel.lines[each.base]?.[place];
      const difference =
        base !== undefined && isComparable(each.state, base.state)
          ? differenceOf(value, before, each.state)
          : undefined;
      return {
        label: [each.name, period.label, each.detail].filter((part) => part !== '').join(' · '),
        colour: colours.get(each.name) ?? theme.quiet,
        value: `${factText(value, state.fact.unit, readingOf(each.state))}${difference === undefined ? '' : ` (${difference.percent})`}`,
      };
    });
  return (
    <ChartFrame
      place="compared lines"
      height={height}
      label={t('{{fact}} over time. Lines: {{lines}}. Periods: {{periods}}.', {
        fact: panel.name,
        lines: lines.length,
        periods: slots.length,
      })}
    >
      {(width) => (
        <LineChart<Line>
          key={`${chartScale} ${settings.chartTimeSpan}`}
          {...lineFrame(scale, (value) => axisText(value, state.fact.unit, readingOf(state)))}
          width={width}
          height={height}
          data={lines}
          colors={({ id }) => colours.get(id) ?? theme.quiet}
          areaOpacity={0.12}
          axisBottom={{
            tickSize: 0,
            tickPadding: 10,
            tickValues: shownTicks(
              slots.map(({ label }) => label),
              width - lineMargin.left - lineMargin.right,
              labelRoom(slots.map(({ label }) => label)),
            ),
          }}
          pointSize={5}
          pointColor={({ point }: { point: { seriesColor: string } }) => point.seriesColor}
          sliceTooltip={({ slice }) => {
            const label = slice.points[0]?.data.x ?? '';
            return <ChartTooltip title={label} lines={tooltipLines(label)} />;
          }}
          layers={lineLayers(chartType, LinesLayer)}
          theme={theme.nivo}
        />
      )}
    </ChartFrame>
  );
}
