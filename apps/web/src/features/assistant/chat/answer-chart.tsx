import type { ChatAnswer } from '@waybill/contract';
import { BarChart } from '../../../ui/cards/bar-chart.tsx';
import { useChartTheme } from '../../../ui/charts/use-chart-theme.ts';
import { AnswerLines } from './answer-lines.tsx';
import { axisValueText, shortValueText, valueText } from './answer-text.ts';

const rowHeight = 26;
const linesHeight = 220;
const mostBars = 12;

interface Props {
  readonly answer: ChatAnswer;
}

/** The chart of an answer: lines over time, bars for anything else. */
export default function AnswerChart({ answer }: Props) {
  const theme = useChartTheme();
  const { chart, df, columns, assistantResponse } = answer;
  const [valueName] = chart?.values ?? [];
  const category = columns.find(({ name }) => name === chart?.category);
  const value = columns.find(({ name }) => name === valueName);
  if (chart === null || category === undefined || value === undefined) return null;
  if (chart.kind === 'line') return <AnswerLines answer={answer} chart={chart} height={linesHeight} />;
  const bars = df.slice(0, mostBars).map((row, place) => {
    const amount = Number(row[value.name] ?? 0);
    return {
      name: valueText(row[category.name], category) || String(place + 1),
      value: amount,
      colour: theme.accent,
      valueText: valueText(amount, value),
      shortText: shortValueText(amount, value),
    };
  });
  return (
    <BarChart
      bars={bars}
      standing={false}
      scale="linear"
      axisText={(amount) => axisValueText(amount, value)}
      height={40 + rowHeight * bars.length}
      label={assistantResponse}
      hint={undefined}
    />
  );
}
