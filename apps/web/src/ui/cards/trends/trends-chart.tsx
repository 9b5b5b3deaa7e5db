import { Line as LineChart } from '@nivo/line';
import { palette } from '@waybill/model';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDrawable, readingOf } from '../../../lib/analysis/reading-of.ts';
import { axisText } from '../../../lib/languages/formats.ts';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { ChartLegend } from '../../charts/chart-legend.tsx';
import { useChartTheme } from '../../charts/use-chart-theme.ts';
import { partColours } from '../part-colours.ts';
import { toggled } from '../toggled.ts';
import type { Line } from './line.ts';
import { lineFrame, lineMargin } from './line-frame.ts';
import { lineLayers } from './line-layers.tsx';
import { linesLayer } from './lines-layer.tsx';
import { shownTicks } from './shown-ticks.ts';
import { sliceTooltip } from './slice-tooltip.tsx';
import { TrendsNotes } from './trends-notes.tsx';
import type { TrendsParts } from './trends-parts.ts';
import { valueScale } from './value-scale.ts';

const notesHeight = 34;
const legendHeight = 30;
const mostPoints = 40;

/** Lines or areas over time. A gap is a gap; a partial period is dashed and hollow. */
function TrendsChart({ trend, state, settings, height, colourOf, onPeriod }: TrendsParts) {
  const { t } = useTranslation();
  const { periods } = trend;
  const theme = useChartTheme();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { chartScale, chartType, dimension } = settings;
  const split = dimension !== '';
  const reading = readingOf(state);
  const colours = useMemo(() => {
    const alone = trend.series.slice(0, trend.alone).map(({ name }) => name);
    const apart = partColours(dimension, alone, 'apart');
    const colourAt = (name: string) => theme.paint(colourOf?.(name) ?? apart.get(name) ?? palette.neutral);
    return new Map(trend.series.map(({ name }) => [name, split ? colourAt(name) : theme.accent]));
  }, [trend, split, dimension, theme, colourOf]);
  const partial = useMemo(
    () => new Map(periods.filter((period) => period.partial).map((period) => [period.label, period])),
    [periods],
  );
  const LinesLayer = useMemo(() => linesLayer(colours, (_, label) => partial.has(label)), [colours, partial]);
  const SliceTooltip = useMemo(() => sliceTooltip(state, periods, split), [state, periods, split]);
  const chartHeight = height - notesHeight - (split ? legendHeight : 0);
  const visible = trend.series.filter(({ name }) => !hidden.has(name));
  const values = visible.flatMap((series) => series.values.filter((value) => value !== null));
  const scale = valueScale(values, chartScale);
  const lines: Line[] = visible.map(({ name, values: all }) => ({
    id: name,
    data: periods.map(({ label }, index) => {
      const value = all[index] ?? null;
      return { x: label, y: value !== null && isDrawable(value, chartScale) ? value : null };
    }),
  }));
  return (
    <>
      <ChartFrame
        place="trends"
        height={chartHeight}
        label={t('{{fact}} over time. Lines: {{lines}}. Periods: {{periods}}.', {
          fact: t(state.fact.text),
          lines: trend.series.length,
          periods: periods.length,
        })}
      >
        {(width) => (
          <LineChart<Line>
            key={`${chartScale} ${settings.chartTimeSpan}`}
            {...lineFrame(scale, (value) => axisText(value, state.fact.unit, reading))}
            width={width}
            height={chartHeight}
            data={lines}
            colors={({ id }) => colours.get(id) ?? theme.accent}
            axisBottom={{
              tickSize: 0,
              tickPadding: 10,
              tickValues: shownTicks(
                periods.map(({ label }) => label),
                width - lineMargin.left - lineMargin.right,
              ),
            }}
            enablePoints={periods.length <= mostPoints}
            pointSize={5}
            pointColor={({ point }: { point: { data: { x: string }; seriesColor: string } }) =>
              partial.has(point.data.x) ? theme.card : point.seriesColor
            }
            pointBorderWidth={1.5}
            pointBorderColor={{ from: 'seriesColor' }}
            sliceTooltip={SliceTooltip}
            layers={lineLayers(chartType, LinesLayer)}
            theme={theme.nivo}
            onClick={(datum) => {
              const label = 'points' in datum ? datum.points[0]?.data.x : datum.data.x;
              const period = periods.find((each) => each.label === label);
              if (period !== undefined) onPeriod(period.days);
            }}
          />
        )}
      </ChartFrame>
      {split ? (
        <ChartLegend
          entries={trend.series.map(({ name }) => ({ name, colour: colours.get(name) ?? theme.accent }))}
          hidden={hidden}
          onToggle={(name) => setHidden((before) => toggled(before, name))}
        />
      ) : null}
      <TrendsNotes trend={trend} leftOut={values.filter((value) => !isDrawable(value, chartScale)).length} />
    </>
  );
}

export default memo(TrendsChart);
