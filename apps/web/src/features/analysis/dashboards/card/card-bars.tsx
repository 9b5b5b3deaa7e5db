import type { WidgetSettings } from '@waybill/model';
import { maximumChartRows, type PageState, palette } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { isDrawable, readingOf } from '../../../../lib/analysis/reading-of.ts';
import { axisText, cellText, shortFactText } from '../../../../lib/languages/formats.ts';
import { BarChart } from '../../../../ui/cards/bar-chart.tsx';
import { figureText } from '../../../../ui/cards/figure-text.ts';
import { leftOutText } from '../../../../ui/cards/left-out-text.ts';
import { partColours } from '../../../../ui/cards/part-colours.ts';
import { ChartNotes } from '../../../../ui/charts/chart-notes.tsx';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import { type CardPicture, dimensionText } from './use-card-data.ts';

interface Props {
  readonly picture: CardPicture;
  readonly state: PageState;
  readonly settings: WidgetSettings;
  readonly height: number;
}

/** The chosen figure of every value of a table as bars, the largest first. */
export default function CardBars({ picture, state, settings, height }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const { figure, rows, dashboard } = picture;
  const reading = readingOf(state);
  const [dimension] = dashboard.dimensions;
  const all = rows
    .map((row) => ({
      name: cellText(dimension === undefined ? null : dimensionText(picture, dimension, row)),
      value: Number(row[figure.name.toUpperCase()] ?? 0),
    }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, maximumChartRows);
  const drawn = all.filter(({ value }) => isDrawable(value, settings.chartScale));
  const { unit } = state.fact;
  const colours = partColours(
    settings.dimension,
    drawn.map(({ name: shown }) => shown),
    'oneMeasure',
  );
  return (
    <>
      <BarChart
        bars={drawn.map((bar) => ({
          ...bar,
          colour: theme.paint(colours.get(bar.name) ?? palette.neutral),
          valueText: figureText(figure, bar.value, reading),
          shortText: shortFactText(bar.value, unit, reading),
        }))}
        standing={settings.chartType === 'column'}
        scale={settings.chartScale}
        axisText={(value) => axisText(value, unit, reading)}
        height={height}
        label={t('{{figure}} of {{dashboard}}', { figure: t(figure.text), dashboard: t(dashboard.name) })}
        hint={undefined}
      />
      <ChartNotes notes={[leftOutText(all.length - drawn.length)]} />
    </>
  );
}
