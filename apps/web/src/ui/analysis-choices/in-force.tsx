import { useQuery } from '@tanstack/react-query';
import { appliedFilters, onlyCurrency } from '@waybill/model';
import { lazy, Suspense } from 'react';
import { clearedFiltersOptions } from '../../lib/analysis/cleared-filters.ts';
import { droppedBy, isEmptyNarrowing, offeredOf } from '../../lib/analysis/narrowing.ts';
import type { Analysis } from '../../lib/analysis/use-analysis.ts';
import classes from './analytics-header.module.css';
import { CurrencyNote } from './currency-note.tsx';
import { DataTime } from './data-time.tsx';

/** Most pages are opened without any. */
const ChipsInForce = lazy(() => import('./chips-in-force.tsx'));

/** Everything in effect besides client and dates, and how currencies are handled. */
export function InForce({ analysis }: { readonly analysis: Analysis }) {
  const { data: cleared } = useQuery(clearedFiltersOptions);
  const { state, dashboardParts, search } = analysis;
  const currency = onlyCurrency(state);
  const hasChips =
    cleared !== null ||
    dashboardParts.length > 0 ||
    state.trackingNumbers.length > 0 ||
    appliedFilters(state.filters).length > 0 ||
    !isEmptyNarrowing(droppedBy(search, offeredOf(search, state.analysis.filterDimensions)));
  return (
    <div className={classes.inForce}>
      <CurrencyNote codes={currency === undefined ? [] : [currency]} />
      <Suspense fallback={<div className={classes.chips} />}>
        {hasChips ? <ChipsInForce analysis={analysis} /> : <div className={classes.chips} />}
      </Suspense>
      <DataTime analysis={analysis} />
    </div>
  );
}
