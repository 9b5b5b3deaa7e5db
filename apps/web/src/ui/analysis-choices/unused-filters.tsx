import { useTranslation } from 'react-i18next';
import { droppedBy, offeredOf } from '../../lib/analysis/narrowing.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import classes from './analytics-header.module.css';
import { useFilterValues } from './use-filter-values.ts';

/** The filters of the address that this page does not have; they hold again on the next page that has them. */
export function UnusedFilters({ analysis: { client, search, state } }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const unused = useFilterValues(client, droppedBy(search, offeredOf(search, state.analysis.filterDimensions)));
  if (unused.length === 0) return null;
  return (
    <span className={classes.cleared} title={unused.join(' · ')}>
      {t('Not used on this page: {{filters}}', { filters: unused.join(', ') })}
    </span>
  );
}
