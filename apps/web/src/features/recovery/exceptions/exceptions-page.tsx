import { useQuery } from '@tanstack/react-query';
import type { ExceptionLevel } from '@waybill/model';
import { useMemo } from 'react';
import { daysBefore } from '../../../lib/analysis/newest-invoices.ts';
import { useFamily } from '../../../lib/analysis/use-family.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card-states.tsx';
import { InvoiceGapNotice } from '../../../ui/invoice-gap-notice.tsx';
import { FoldedFilters } from '../../../ui/table-page/table/folded-filters.tsx';
import cards from '../../../ui/tool-page.module.css';
import { CarriersCard } from './carriers-card.tsx';
import { talliesOptions } from './exception-queries.ts';
import classes from './exceptions.module.css';
import { ExceptionsFilters, ExceptionsSearchField } from './exceptions-filters.tsx';
import { findingQuestion } from './finding-question.ts';
import { FindingsCard } from './findings-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { StateTiles } from './state-tiles.tsx';
import { summaryOf } from './summary.ts';
import { useExceptionsAddress } from './use-exceptions-address.ts';

export const TrackingExceptionsPage = () => <ExceptionsPage level="tracking" />;
export const ChargeExceptionsPage = () => <ExceptionsPage level="charge" />;

const height = 240;
const usualDays = 90;

/** What can be got back, from whom, and what has been done; then the findings themselves (S3 section 2.3). */
function ExceptionsPage({ level }: { readonly level: ExceptionLevel }) {
  const { search, ask } = useExceptionsAddress();
  const family = useFamily(search.client);
  const question = findingQuestion(search);
  const { data, error, isPlaceholderData, refetch } = useQuery(talliesOptions(level, question.filters));
  const summary = useMemo(
    () => summaryOf(level, data?.tallies ?? [], { rule: search.rule, carrierName: search.carrierName }),
    [level, data, search.rule, search.carrierName],
  );
  return (
    <div className={cards.page}>
      <FoldedFilters
        before={<ExceptionsSearchField />}
        filters={
          <ExceptionsFilters
            level={level}
            from={search.from ?? data?.from}
            to={search.to ?? data?.to}
            carriers={[...new Set(data?.tallies.map(({ carrierName }) => carrierName))].toSorted()}
          />
        }
      />
      {data === undefined ? null : (
        <InvoiceGapNotice
          clientIds={family}
          from={search.from ?? data.from}
          onShow={(newest) => ask(daysBefore(newest, usualDays))}
        />
      )}
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <div className={classes.overview} data-stale={isPlaceholderData || undefined}>
          <StateTiles claimable={summary.claimable} states={summary.states} />
          <div className={classes.summary}>
            <RulesCard rules={summary.rules} />
            <CarriersCard carriers={summary.carriers} />
          </div>
        </div>
      )}
      <FindingsCard level={level} question={question} />
    </div>
  );
}
