import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { appliedFilters, noDashboardFilters, onlyCurrency, withFilter } from '@waybill/model';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { clearedFiltersOptions, forgetCleared } from '../../lib/analysis/cleared-filters.ts';
import { searchOfDashboardFilters, withFilters } from '../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { appliedFilterText, appliedFilterValues } from '../../lib/languages/formats.ts';
import classes from './analytics-header.module.css';
import { Chip } from './chip.tsx';
import { CurrencyNote } from './currency-note.tsx';
import { DataTime } from './data-time.tsx';
import { shortList } from './short-list.ts';
import { TrackingInForce } from './tracking-in-force.tsx';
import { UnusedFilters } from './unused-filters.tsx';

const ClearedLine = lazy(() => import('./cleared-line.tsx'));

/** Everything in effect besides client and dates, as chips that can be removed, and how currencies are handled. */
export function InForce({ analysis }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: cleared } = useQuery(clearedFiltersOptions);
  const { client, state, dashboardParts: parts, search, go } = analysis;
  const filters = appliedFilters(state.filters);
  const currency = onlyCurrency(state);
  const forAllPages = (label: string, values: string) => t('{{label}}: {{values}} (all pages)', { label, values });
  return (
    <div className={classes.inForce}>
      <CurrencyNote codes={currency === undefined ? [] : [currency]} />
      <div className={classes.chips}>
        {cleared === null ? null : (
          <Suspense fallback={null}>
            <ClearedLine analysis={analysis} />
          </Suspense>
        )}
        {parts.map(({ parameter, label, values }) => (
          <Chip
            key={parameter}
            text={forAllPages(label, shortList(values))}
            whole={forAllPages(label, values.join(', '))}
            onRemove={() => go({ ...search, [parameter]: undefined })}
          />
        ))}
        {filters.map((filter) => (
          <Chip
            key={filter.name}
            text={appliedFilterText({ ...filter, values: [shortList(appliedFilterValues(filter, client))] }, client)}
            whole={appliedFilterText(filter, client)}
            onRemove={() => go(withFilters(search, withFilter(state.filters, filter.name, [])))}
          />
        ))}
        <TrackingInForce analysis={analysis} />
        {filters.length + parts.length > 1 ? (
          <Button
            variant="subtle"
            size="compact-sm"
            fz="xs"
            onClick={() => {
              forgetCleared(queryClient);
              go({ ...withFilters(search, {}), ...searchOfDashboardFilters(noDashboardFilters), tracking: undefined });
            }}
          >
            {t('Clear all')}
          </Button>
        ) : null}
        <UnusedFilters analysis={analysis} />
      </div>
      <DataTime analysis={analysis} />
    </div>
  );
}
