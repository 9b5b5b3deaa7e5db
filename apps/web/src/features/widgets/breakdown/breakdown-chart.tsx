import { Text } from '@mantine/core';
import { chartHeight, type PageState, type WidgetDimension, type WidgetSettings } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { axisText, factText, percentText, shortFactText } from '../../../lib/languages/formats.ts';
import { useChartTheme } from '../../../ui/charts/use-chart-theme.ts';
import { BarChart } from '../bar-chart.tsx';
import { choiceLabels } from '../choice-labels.ts';
import { hasShares } from '../has-shares.ts';
import { leftOutText } from '../left-out-text.ts';
import { partColour } from '../part-colour.ts';
import { isDrawable, readingOf } from '../reading-of.ts';
import { isDrawnAsPie } from './is-drawn-as-pie.ts';
import { PieChart } from './pie-chart.tsx';
import type { Part } from './prepare-breakdown.ts';

interface Props {
  readonly parts: readonly Part[];
  readonly state: PageState;
  readonly dimension: WidgetDimension;
  readonly settings: WidgetSettings;
  readonly onChoose: ((value: string) => void) | undefined;
}

/** The parts as bars, columns or slices. */
export default function BreakdownChart({ parts, state, dimension, settings, onChoose }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const reading = readingOf(state);
  const isPie = isDrawnAsPie(settings, state.fact);
  const drawn = parts.filter(({ value }) => (isPie ? value > 0 : isDrawable(value, settings.chartScale)));
  const bars = drawn.map(({ name, value, share }, rank) => ({
    name,
    value,
    colour: theme.paint(partColour(dimension, name, rank)),
    valueText: factText(value, state.fact.unit, reading),
    shortText: shortFactText(value, state.fact.unit, reading),
    ...(hasShares(state.fact) ? { shareText: percentText(share) } : {}),
  }));
  const choose = (name: string) => {
    const filter = drawn.find((part) => part.name === name)?.filter;
    if (filter !== undefined) onChoose?.(filter);
  };
  const common = {
    height: isPie ? 400 : chartHeight(bars.length),
    label: `${t('{{fact}} by {{dimension}}', { fact: t(state.fact.text), dimension: t(choiceLabels[dimension]) })}: ${bars.map(({ name, valueText }) => `${name} ${valueText}`).join(', ')}`,
    hint: onChoose === undefined ? undefined : t('Click to filter the page'),
    onChoose: onChoose && choose,
  };
  const leftOut = isPie ? pieLeftOut(parts.length - drawn.length) : leftOutText(parts.length - drawn.length);
  return (
    <>
      {isPie ? (
        <PieChart slices={bars} {...common} />
      ) : (
        <BarChart
          bars={bars}
          standing={settings.chartType === 'column'}
          scale={settings.chartScale}
          axisText={(value) => axisText(value, state.fact.unit, reading)}
          {...common}
        />
      )}
      {settings.chartType === 'pie' && !isPie ? (
        <Text size="xs" c="dimmed">
          {t('Averages do not add up to a whole, so they are drawn as bars.')}
        </Text>
      ) : null}
      {leftOut === undefined ? null : (
        <Text size="xs" c="dimmed">
          {leftOut}
        </Text>
      )}
    </>
  );
}

function pieLeftOut(count: number): string | undefined {
  return count === 0 ? undefined : `${count} of zero or less cannot be shown as slices.`;
}
