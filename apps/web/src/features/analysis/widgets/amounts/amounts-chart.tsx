import { Select, Stack } from '@mantine/core';
import type { PageState, WidgetSettings } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { isDrawable, readingOf } from '../../../../lib/analysis/reading-of.ts';
import { axisText, factText, shortFactText } from '../../../../lib/languages/formats.ts';
import type { Amount } from '../../../../ui/cards/amounts/prepare-amounts.ts';
import { BarChart } from '../../../../ui/cards/bar-chart.tsx';
import { isOfOneKind } from '../../../../ui/cards/has-shares.ts';
import { leftOutText } from '../../../../ui/cards/left-out-text.ts';
import { ChartNotes } from '../../../../ui/charts/chart-notes.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';

interface Props {
  readonly state: PageState;
  readonly amounts: readonly Amount[];
  readonly settings: WidgetSettings;
  readonly height: number;
  readonly onChoose: (fact: string) => void;
}

/** The totals as bars, with the chosen fact highlighted. */
export default function AmountsChart({ state, amounts, settings, height, onChoose }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const reading = readingOf(state);
  const alike = amounts.filter(({ fact }) => isOfOneKind(fact, state.fact));
  const drawn = alike.filter(({ value }) => isDrawable(value, settings.chartScale));
  const bars = drawn.map(({ fact, value }) => ({
    name: t(fact.text),
    value,
    colour: fact.key === state.fact.key ? theme.accent : theme.quiet,
    shortText: shortFactText(value, fact.unit, reading),
    valueText: factText(value, fact.unit, reading),
  }));
  return (
    <Stack gap="xs">
      <Select
        data-not-in-pictures
        aria-label={t('Fact')}
        size="xs"
        w={220}
        allowDeselect={false}
        value={state.fact.key}
        data={amounts.map(({ fact }) => ({ value: fact.key, label: t(fact.text) }))}
        onChange={(key) => key !== null && onChoose(key)}
      />
      <BarChart
        bars={bars}
        standing={settings.chartType === 'column'}
        scale={settings.chartScale}
        axisText={(value) => axisText(value, state.fact.unit, reading)}
        height={height}
        label={`${t('Totals')}: ${bars.map(({ name, valueText }) => `${name} ${valueText}`).join(', ')}`}
        hint={t('Show this figure on the page')}
        onChoose={(name) => {
          const chosen = amounts.find(({ fact }) => t(fact.text) === name);
          if (chosen !== undefined) onChoose(chosen.fact.key);
        }}
      />
      <ChartNotes
        notes={[
          alike.length === amounts.length
            ? undefined
            : t('Totals, averages and counts are drawn apart. Choose another figure to see its kind.'),
          leftOutText(alike.length - drawn.length),
        ]}
      />
    </Stack>
  );
}
