import { useChartTheme } from '../../ui/charts/use-chart-theme.ts';
import classes from './comparison.module.css';
import type { Series } from './series.ts';
import { seriesColour } from './series-colour.ts';

/** A series by colour and name. */
export function SeriesName({ series }: { readonly series: Pick<Series, 'name' | 'colour' | 'age'> }) {
  const theme = useChartTheme();
  return (
    <span className={classes.seriesName}>
      <span className={classes.swatch} style={{ background: seriesColour(theme, series) }} />
      {series.name}
    </span>
  );
}
