import type { ChatAnswer, ChatChart } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { LinesChart } from '../../../ui/cards/trends/lines-chart.tsx';
import { ChartLegend, useHidden } from '../../../ui/charts/chart-legend.tsx';
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
  const { hidden, onToggle } = useHidden();
  const category = columns.find(({ name }) => name === chart.category);
  const shown = columns.filter(({ name }) => chart.values.includes(name));
  const [first] = shown;
  if (category === undefined || first === undefined) return null;
  const labels = df.map((row) => valueText(row[category.name], category));
  const lines = shown.map(({ name, label }) => ({
    name: label,
    values: df.map(({ [name]: value }) => (typeof value === 'number' ? value : null)),
  }));
  const hues = [theme.accent, theme.quiet];
  const colours = new Map(lines.map(({ name }, at) => [name, hues[at % hues.length] ?? theme.accent]));
  const chartFrame = (
    <LinesChart
      place="chat"
      label={`${assistantResponse} ${t('Chart')}`}
      height={height}
      labels={labels}
      lines={lines.filter(({ name }) => !hidden.has(name))}
      colours={colours}
      axisText={(value) => axisValueText(value, first)}
      tooltip={(slice, label) => (
        <ChartTooltip
          title={label}
          lines={slice.points.map(({ seriesId, seriesColor, data }) => ({
            label: seriesId,
            value: valueText(Number(data.y), first),
            colour: seriesColor,
          }))}
        />
      )}
    />
  );
  if (lines.length < 2) return chartFrame;
  const entries = [...colours].map(([name, colour]) => ({ name, colour }));
  return (
    <>
      {chartFrame}
      <div className={classes.legend}>
        <ChartLegend entries={entries} hidden={hidden} onToggle={onToggle} />
      </div>
    </>
  );
}
