import { Button, CloseButton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clearedFiltersOptions, forgetCleared } from '../../lib/analysis/cleared-filters.ts';
import {
  droppedBy,
  isEmptyNarrowing,
  type Narrowing,
  offeredOf,
  withoutOwnOfClient,
} from '../../lib/analysis/narrowing.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { useChooseKeepingFilters } from '../../lib/analysis/use-keeps-filters.ts';
import classes from './analytics-header.module.css';
import { useFilterValues } from './use-filter-values.ts';

const noFilters: Narrowing = {};

/** The filters that a choice of dates, client, settings or page took away, with the way to bring them back. */
export default function ClearedLine({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: cleared } = useQuery(clearedFiltersOptions);
  const { mutate: chooseKeeping } = useChooseKeepingFilters();
  const { client, state, search, go } = analysis;
  const missing = droppedBy(cleared?.filters ?? noFilters, search);
  const ofClient = cleared?.client === client.id ? missing : withoutOwnOfClient(missing);
  const restorable = offeredOf(ofClient, state.analysis.filterDimensions);
  const restored = useFilterValues(client, restorable);
  const elsewhere = useFilterValues(client, droppedBy(missing, restorable));
  if (isEmptyNarrowing(missing)) return null;
  const restore = () => go({ ...search, ...restorable });
  return (
    <div className={classes.cleared} role="status">
      {restored.length === 0 ? null : (
        <>
          <span title={restored.join(' · ')}>
            {t('Filters cleared: {{filters}}', { filters: restored.join(', ') })}
          </span>
          <Button variant="light" size="compact-sm" fz="xs" onClick={restore}>
            {t('Restore')}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            fz="xs"
            onClick={() => {
              chooseKeeping(true);
              restore();
            }}
          >
            {t('Always keep')}
          </Button>
        </>
      )}
      {elsewhere.length === 0 ? null : (
        <span title={elsewhere.join(' · ')}>
          {t('Cleared, and not available here: {{filters}}', { filters: elsewhere.join(', ') })}
        </span>
      )}
      <CloseButton size={24} aria-label={t('Forget the cleared filters')} onClick={() => forgetCleared(queryClient)} />
    </div>
  );
}
