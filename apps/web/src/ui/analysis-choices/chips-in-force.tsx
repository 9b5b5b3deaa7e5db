import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { appliedFilters, noDashboardFilters, withFilter } from '@waybill/model';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { clearedFiltersOptions, forgetCleared } from '../../lib/analysis/cleared-filters.ts';
import { droppedBy, offeredOf } from '../../lib/analysis/narrowing.ts';
import { searchOfDashboardFilters, withFilters } from '../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import { useShipmentAddress } from '../../lib/analysis/use-shipment-address.ts';
import { appliedFilterText, appliedFilterValues } from '../../lib/languages/formats.ts';
import classes from './analytics-header.module.css';
import { shortList, useFilterValues } from './use-filter-values.ts';

const ClearedLine = lazy(() => import('./cleared-line.tsx'));

/** Everything in effect besides client and dates, as chips that can be removed. */
export default function ChipsInForce({ analysis }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: cleared } = useQuery(clearedFiltersOptions);
  const { client, state, dashboardParts: parts, search, go } = analysis;
  const filters = appliedFilters(state.filters);
  const forAllPages = (label: string, values: string) => t('{{label}}: {{values}} (all pages)', { label, values });
  return (
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
  );
}

/** The tracking numbers that the page is narrowed to; a single one opens as a shipment. */
function TrackingInForce({ analysis: { state, search, go } }: { analysis: Analysis }) {
  const { t } = useTranslation();
  const shipment = useShipmentAddress();
  const [first, ...more] = state.trackingNumbers;
  if (first === undefined) return null;
  return (
    <>
      <Chip
        text={t('Tracking: {{numbers}}', { numbers: shortList(state.trackingNumbers) })}
        whole={t('Tracking: {{numbers}}', { numbers: state.trackingNumbers.join(', ') })}
        onRemove={() => go({ ...search, tracking: undefined })}
      />
      {more.length === 0 ? (
        <Button variant="subtle" size="compact-sm" fz="xs" onClick={() => shipment.open(first)}>
          {t('Show the shipment')}
        </Button>
      ) : null}
    </>
  );
}

/** The filters of the address that this page does not have; they hold again on the next page that has them. */
function UnusedFilters({ analysis: { client, search, state } }: { readonly analysis: Analysis }) {
  const { t } = useTranslation();
  const unused = useFilterValues(client, droppedBy(search, offeredOf(search, state.analysis.filterDimensions)));
  if (unused.length === 0) return null;
  return (
    <span className={classes.cleared} title={unused.join(' · ')}>
      {t('Not used on this page: {{filters}}', { filters: unused.join(', ') })}
    </span>
  );
}

interface Props {
  readonly text: string;
  /** The text with every value. */
  readonly whole: string;
  readonly onRemove: () => void;
}

/** Something in effect that can be taken away. */
function Chip({ text, whole, onRemove }: Props) {
  const { t } = useTranslation();
  return (
    <span className={classes.chip} title={whole}>
      <span className={classes.text}>{text}</span>
      <button
        type="button"
        className={`mantine-focus-auto ${classes.remove}`}
        aria-label={t('Remove the filter {{filter}}', { filter: whole })}
        onClick={onRemove}
      >
        <IconX size={12} stroke={2} aria-hidden />
      </button>
    </span>
  );
}
