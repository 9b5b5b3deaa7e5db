import { type DateRange, type PageState, percentageChange, type WidgetSettings } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { axisText, factText, monthLabel, monthName } from '../../../../lib/languages/formats.ts';
import { signedPercentText } from '../../../../ui/cards/signed.ts';
import { LinesChart } from '../../../../ui/cards/trends/lines-chart.tsx';
import { ChartLegend, useHidden } from '../../../../ui/charts/chart-legend.tsx';
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
  const { hidden, onToggle } = useHidden();
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
  const pairAt = (month: string) => pairs.find(({ now }) => now.from === month);
  const valueText = (value: number | null) => (value === null ? t('No data') : factText(value, unit, reading));
  return (
    <>
      <LinesChart
        place="halves"
        label={`${t(text)}: ${series.map(({ name }) => name).join(', ')}`}
        height={height - legendHeight}
        labels={pairs.map(({ now }) => now.from)}
        lines={series.filter(({ name }) => !hidden.has(name))}
        colours={colours}
        type={settings.chartType}
        scale={settings.chartScale}
        axisText={(value) => axisText(value, unit, reading)}
        labelText={monthName}
        room={34}
        tooltip={(_, month) => {
          const pair = pairAt(month);
          if (pair === undefined) return null;
          const { valueNow, valueBefore, isComparable } = pair;
          const change =
            !isComparable || valueNow === null || valueBefore === null ? null : percentageChange(valueNow, valueBefore);
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
        onChoose={(month) => {
          const pair = pairAt(month);
          if (pair !== undefined) onMonth(pair.now);
        }}
      />
      <ChartLegend entries={series} hidden={hidden} onToggle={onToggle} />
    </>
  );
}
