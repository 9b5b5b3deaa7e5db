import {
  chartHeight,
  type PageState,
  palette,
  percentage,
  type WidgetDimension,
  type WidgetSettings,
} from '@waybill/model';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isDrawable, readingOf } from '../../../../lib/analysis/reading-of.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { axisText, factText, percentText, shortFactText } from '../../../../lib/languages/formats.ts';
import { BarChart } from '../../../../ui/cards/bar-chart.tsx';
import { PieChart } from '../../../../ui/cards/breakdown/pie-chart.tsx';
import { PieNote } from '../../../../ui/cards/breakdown/pie-note.tsx';
import { isDrawnAsPie, pieParts, shareLabel } from '../../../../ui/cards/breakdown/pie-parts.ts';
import { type Part, withOthers } from '../../../../ui/cards/breakdown/prepare-breakdown.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { hasShares } from '../../../../ui/cards/has-shares.ts';
import { leftOutText } from '../../../../ui/cards/left-out-text.ts';
import { partColours } from '../../../../ui/cards/part-colours.ts';
import { ChartNotes } from '../../../../ui/charts/chart-notes.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import { useWholes } from './use-wholes.ts';
import { rateOf, type Wholes } from './wholes.ts';

interface Props {
  readonly analysis: Analysis;
  readonly parts: readonly Part[];
  readonly state: PageState;
  readonly dimension: Exclude<WidgetDimension, ''>;
  readonly settings: WidgetSettings;
  readonly onChoose: ((value: string) => void) | undefined;
}

const mostSlices = 8;

/** The parts as bars, columns or slices. */
function BreakdownChart({ analysis, parts, state, dimension, settings, onChoose }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const reading = readingOf(state);
  const isPie = isDrawnAsPie(settings, state.fact);
  const pie = pieParts(parts);
  const drawn = isPie
    ? withOthers(pie.slices, mostSlices)
    : parts.filter(({ value }) => isDrawable(value, settings.chartScale));
  const wholes = useWholes(analysis, state, dimension);
  const named = isPie && drawn.length < pie.slices.length ? drawn.slice(0, -1) : drawn;
  const colours = partColours(
    dimension,
    named.map(({ name }) => name),
    isPie ? 'apart' : 'oneMeasure',
  );
  const valueText = (value: number) => factText(value, state.fact.unit, reading);
  const haveShares = hasShares(state.fact, isPie ? [] : parts.map(({ value }) => value));
  const bars = drawn.map((part) => {
    const { name, value, share } = part;
    const rateText = wholes && rateIn(part, wholes);
    const shortText = shortFactText(value, state.fact.unit, reading);
    return {
      name,
      value,
      colour: theme.paint(colours.get(name) ?? palette.neutral),
      valueText: valueText(value),
      shortText: rateText === undefined ? shortText : `${shortText} (${rateText})`,
      ...(haveShares ? { shareText: percentText(isPie ? percentage(value, pie.whole) : share) } : {}),
      ...(rateText === undefined ? {} : { rateText }),
    };
  });
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
  return (
    <>
      {isPie ? (
        <>
          <PieChart slices={bars} shareLabel={shareLabel(pie, valueText)} {...common} />
          <PieNote pie={pie} valueText={valueText} />
        </>
      ) : (
        <BarChart
          bars={bars}
          standing={settings.chartType === 'column'}
          scale={settings.chartScale}
          axisText={(value) => axisText(value, state.fact.unit, reading)}
          {...common}
        />
      )}
      <ChartNotes
        notes={[
          settings.chartType === 'pie' && !isPie
            ? t('Averages do not add up to a whole, so they are drawn as bars.')
            : undefined,
          isPie ? undefined : leftOutText(parts.length - drawn.length),
        ]}
      />
    </>
  );
}

export default memo(BreakdownChart);

/** Nothing for 'All others', which has no whole of its own. */
function rateIn(part: Part, wholes: Wholes): string | undefined {
  return wholes.has(part.filter) ? percentText(rateOf(part, wholes)) : undefined;
}
