import type { PageState, WidgetDimension } from '@waybill/model';
import { percentage } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { factText, percentText, shortFactText } from '../../../lib/languages/formats.ts';
import { useChartTheme } from '../../../ui/charts/use-chart-theme.ts';
import { PieChart } from '../../widgets/breakdown/pie-chart.tsx';
import { partColour } from '../../widgets/part-colour.ts';
import { readingOf } from '../../widgets/reading-of.ts';
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

/** A ring for every series; a part has the same colour in each. */
export function ComparedPies({ breakdown: { series, parts }, state, dimension, onOpen }: Props) {
  const { t } = useTranslation();
  const theme = useChartTheme();
  return (
    <div className={classes.panels}>
      {series.map((each, index) => {
        const total = parts.reduce((sum, { figures }) => sum + (figures[index] ?? 0), 0);
        const slices = parts.flatMap(({ name, figures }, rank) => {
          const value = figures[index] ?? 0;
          if (value <= 0) return [];
          return {
            name,
            value,
            colour: theme.paint(partColour(dimension, name, rank)),
            valueText: factText(value, state.fact.unit, readingOf(each.state)),
            shortText: shortFactText(value, state.fact.unit, readingOf(each.state)),
            shareText: percentText(percentage(value, total)),
          };
        });
        return (
          <div key={each.name}>
            <h3 className={classes.panelTitle}>
              <SeriesName series={each} />
            </h3>
            <PieChart
              slices={slices}
              height={height}
              label={`${each.name}: ${slices.map(({ name, valueText }) => `${name} ${valueText}`).join(', ')}`}
              hint={t('Click for the rows')}
              onChoose={(name) => {
                const part = parts.find((known) => known.name === name);
                if (part !== undefined) onOpen(each, part);
              }}
            />
          </div>
        );
      })}
    </div>
  );
}
