import { useChartTheme } from '../../../ui/charts/use-chart-theme.ts';
import classes from './comparison.module.css';
import type { Series } from './series.ts';
import { seriesColour } from './series-colour.ts';

/** A series by colour and name, with as much of what distinguishes it as there is room for. */
export function SeriesName({
  series,
}: {
  readonly series: Pick<Series, 'name' | 'detail' | 'label' | 'colour' | 'age'>;
}) {
  const theme = useChartTheme();
  return (
    <span className={classes.seriesName} title={series.label}>
      <span className={classes.swatch} style={{ background: seriesColour(theme, series) }} />
      <span>{series.name}</span>
      {series.detail === '' ? null : <span className={classes.detail}>{series.detail}</span>}
    </span>
  );
}
