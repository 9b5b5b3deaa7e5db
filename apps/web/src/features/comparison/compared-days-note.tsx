import { useTranslation } from 'react-i18next';
import classes from './comparison.module.css';
import { rangeText } from './days-text.ts';
import type { Series } from './series.ts';

/** Which days are added up, where they are not all of the set's: of years the same days of each. */
export function ComparedDaysNote({ series }: { readonly series: readonly Series[] }) {
  const { t } = useTranslation();
  if (series.every(({ year }) => year === undefined)) return null;
  const days = series.map(({ name, comparedState }) => `${name}: ${rangeText(comparedState.dates)}`).join('; ');
  return (
    <p className={classes.notes}>
      <span>{t('The same days of each year are added up: {{days}}', { days })}</span>
    </p>
  );
}
