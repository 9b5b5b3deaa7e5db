import { Line } from '@nivo/line';
import type { ChatAnswer, ChatChart } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineFrame, lineMargin } from '../../../ui/cards/trends/line-frame.ts';
import { shownTicks } from '../../../ui/cards/trends/shown-ticks.ts';
import { valueScale } from '../../../ui/cards/trends/value-scale.ts';
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx';
import { ChartLegend } from '../../../ui/charts/chart-legend.tsx';
import { ChartTooltip } from '../../../ui/charts/chart-tooltip.tsx';
import { useChartTheme } from '../../../ui/charts/use-chart-theme.ts';
import { axisValueText, valueText } from './answer-text.ts';
import classes from './chat.module.css';

interface Props {
  readonly answer: ChatAnswer;
  readonly chart: ChatChart;
  readonly height: number;
}

/** Figures over time, a line for each column, with a legend where there are several. */
export function AnswerLines({ answer: { df, columns, assistantResponse }, chart, height }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const category = columns.find(({ name }) => name === chart.category);
  const shown = columns.filter(({ name }) => chart.values.includes(name));
  const [first] = shown;
  if (category === undefined || first === undefined) return null;
  const labels = df.map((row) => valueText(row[category.name], category));
  const lines = shown.map(({ name, label }) => ({
    id: label,
    data: df.map((row, place) => ({ x: labels[place] ?? '', y: typeof row[name] === 'number' ? row[name] : null })),
  }));
  const colours = [theme.accent, theme.quiet];
  const colourOf = (id: string) => colours[lines.findIndex((line) => line.id === id) % colours.length] ?? theme.accent;
  const toggle = (name: string) =>
    setHidden((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });
  const drawn = lines.filter(({ id }) => !hidden.has(id));
  const values = drawn.flatMap(({ data }) => data.flatMap(({ y }) => (y === null ? [] : [y])));
  const chartFrame = (
    <ChartFrame place="chat" height={height} label={`${assistantResponse} ${t('Chart')}`}>
      {(width) => (
        <Line
          {...lineFrame(valueScale(values, 'linear'), (value) => axisValueText(value, first))}
          width={width}
          height={height}
          data={drawn}
          colors={({ id }) => colourOf(id)}
          axisBottom={{
            tickSize: 0,
            tickPadding: 10,
            tickValues: shownTicks(labels, width - lineMargin.left - lineMargin.right),
          }}
          pointSize={5}
          theme={theme.nivo}
          sliceTooltip={({ slice }) => (
            <ChartTooltip
              title={String(slice.points[0]?.data.x ?? '')}
              lines={slice.points.map((point) => ({
                label: String(point.seriesId),
                value: valueText(Number(point.data.y), first),
                colour: point.seriesColor,
              }))}
            />
          )}
        />
      )}
    </ChartFrame>
  );
  if (lines.length < 2) return chartFrame;
  const entries = lines.map(({ id }) => ({ name: id, colour: colourOf(id) }));
  return (
    <>
      {chartFrame}
      <div className={classes.legend}>
        <ChartLegend entries={entries} hidden={hidden} onToggle={toggle} />
      </div>
    </>
  );
}
