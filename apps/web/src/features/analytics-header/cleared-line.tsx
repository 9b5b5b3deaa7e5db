import { Button, CloseButton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Client } from '@waybill/contract';
import { appliedFilters } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { clearedFiltersOptions, forgetCleared } from '../../lib/analysis/cleared-filters.ts';
import {
  droppedBy,
  isEmptyNarrowing,
  type Narrowing,
  offeredOf,
  withoutOwnOfClient,
} from '../../lib/analysis/narrowing.ts';
import { dashboardFiltersOf, filtersOf } from '../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { useDashboardParts } from '../../lib/analysis/use-dashboard-parts.ts';
import { useChooseKeepingFilters } from '../../lib/analysis/use-keeps-filters.ts';
import { appliedFilterValues } from '../../lib/languages/formats.ts';
import classes from './analytics-header.module.css';
import { shortList } from './short-list.ts';

const noFilters: Narrowing = {};

/** The filters that a choice of dates, client, settings or page took away, with the way to bring them back. */
export function ClearedLine({ analysis }: { readonly analysis: Analysis }) {
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

function useFilterValues(client: Client, search: Narrowing): readonly string[] {
  const parts = useDashboardParts(client, dashboardFiltersOf(search));
  const filters = appliedFilters(filtersOf(search)).map((filter) => appliedFilterValues(filter, client));
  const values = [...filters, ...parts.map((part) => part.values)].map((each) => shortList(each));
  return search.tracking === undefined ? values : [...values, shortList(search.tracking)];
}
