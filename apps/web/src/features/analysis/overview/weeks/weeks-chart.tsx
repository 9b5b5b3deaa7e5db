import { useTranslation } from 'react-i18next';
import { BarChart } from '../../../../ui/cards/bar-chart.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import type { Week } from './prepare-weeks.ts';

interface Props {
  readonly bars: readonly {
    readonly week: Week;
    readonly name: string;
    readonly valueText: string;
    readonly shortText: string;
  }[];
  readonly axisText: (value: number) => string;
  readonly label: string;
  readonly height: number;
  readonly onChoose: (week: Week) => void;
}

/** One column per week; the last four are highlighted. */
export default function WeeksChart({ bars, label, onChoose, ...others }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const recent = bars.length - 4;
  return (
    <BarChart
      {...others}
      bars={bars.map(({ name, week, valueText, shortText }, index) => ({
        name,
        value: week.value,
        valueText,
        shortText,
        colour: index < recent ? theme.quiet : theme.accent,
      }))}
      standing
      scale="linear"
      label={`${label}: ${bars.map(({ name, valueText }) => `${name} ${valueText}`).join(', ')}`}
      hint={t('Click for this week alone')}
      onChoose={(name) => {
        const chosen = bars.find((bar) => bar.name === name);
        if (chosen !== undefined) onChoose(chosen.week);
      }}
    />
  );
}
