import { type PageState, palette, percentage, type WidgetDimension } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, percentText, shortFactText } from '../../../../lib/languages/formats.ts';
import { PieChart } from '../../../../ui/cards/breakdown/pie-chart.tsx';
import { PieNote } from '../../../../ui/cards/breakdown/pie-note.tsx';
import { pieParts, shareLabel } from '../../../../ui/cards/breakdown/pie-parts.ts';
import { type Part, withOthers } from '../../../../ui/cards/breakdown/prepare-breakdown.ts';
import { partColours } from '../../../../ui/cards/part-colours.ts';
import { useChartTheme } from '../../../../ui/charts/use-chart-theme.ts';
import classes from '../comparison.module.css';
import type { Series } from '../series.ts';
import { SeriesName } from '../series-name.tsx';
import type { ComparedBreakdown, ComparedPart } from './prepare.ts';

interface Props {
  readonly breakdown: ComparedBreakdown;
  readonly state: PageState;
  readonly dimension: WidgetDimension;
  readonly onOpen: (series: Series, part: ComparedPart) => void;
}

const height = 320;
const mostSlices = 8;

/** A ring for every series; a part has the same colour in each. */
export function ComparedPies({ breakdown: { series, parts }, state, dimension, onOpen }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  const colours = partColours(
    dimension,
    parts.slice(0, mostSlices).map(({ name }) => name),
    'apart',
  );
  return (
    <div className={classes.panels}>
      {series.map((each, index) => {
        const pie = pieParts(partsOf(parts, index));
        const drawn = withOthers(pie.slices, mostSlices);
        const valueText = (value: number) => factText(value, state.fact.unit, readingOf(each.state));
        const slices = drawn.map(({ name, value }) => ({
          name,
          value,
          colour: theme.paint(colours.get(name) ?? palette.neutral),
          valueText: valueText(value),
          shortText: shortFactText(value, state.fact.unit, readingOf(each.state)),
          shareText: percentText(percentage(value, pie.whole)),
        }));
        return (
          <div key={each.name}>
            <h3 className={classes.panelTitle}>
              <SeriesName series={each} />
            </h3>
            <PieChart
              slices={slices}
              shareLabel={shareLabel(pie, valueText)}
              height={height}
              label={`${each.label}: ${slices.map(({ name, valueText }) => `${name} ${valueText}`).join(', ')}`}
              hint={t('Click for the rows')}
              onChoose={(name) => {
                const part = parts.find((known) => known.name === name);
                if (part !== undefined) onOpen(each, part);
              }}
            />
            <PieNote pie={pie} valueText={valueText} />
          </div>
        );
      })}
    </div>
  );
}

/** The parts of one series, the largest first. */
function partsOf(parts: readonly ComparedPart[], index: number): readonly Part[] {
  return parts
    .map(({ name, value, figures }) => ({ name, filter: value, value: figures[index] ?? 0, share: 0 }))
    .toSorted((one, other) => other.value - one.value);
}
