import { useTranslation } from 'react-i18next';
import classes from './comparison.module.css';
import { rangeText } from './days-text.ts';
import { isolated } from './isolated.ts';
import { oneRuleNote } from './one-rule-note.ts';
import type { Series } from './series.ts';

/** Which days are added up if years are compared: the same days of each year of a set. */
export function ComparedDaysNote({ series }: { readonly series: readonly Series[] }) {
  const { t } = useTranslation();
  if (series.every(({ year }) => year === undefined)) return null;
  const rule = oneRuleNote(series);
  const days = series
    .map(({ name, comparedState }) => `${isolated(name)}: ${isolated(rangeText(comparedState.dates))}`)
    .join('; ');
  return (
    <p className={classes.notes}>
      <span>
        {series.some(({ age }) => age > 0)
          ? t('The same days of each year are added up: {{days}}', { days })
          : t('Days added up: {{days}}', { days })}
      </span>
      {rule === undefined ? null : <span>{rule}</span>}
    </p>
  );
}
