import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FindingsLevel } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBefore } from '../../../lib/analysis/newest-invoices.ts';
import { useDaysShown } from '../../../lib/analysis/use-days-shown.ts';
import { useFamily } from '../../../lib/analysis/use-family.ts';
import { moneyText } from '../../../lib/languages/formats.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { InvoiceGapNotice } from '../../../ui/invoices/invoice-gap-notice.tsx';
import cards from '../../../ui/looks/tool-page.module.css';
import { FindingsWaiting } from '../../../ui/notices/findings-waiting.tsx';
import { FoldedFilters } from '../../../ui/table-page/table/folded-filters.tsx';
import { CarriersCard } from './carriers-card.tsx';
import { ClaimViews } from './claim-views.tsx';
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
export const ClaimsPage = () => <ExceptionsPage level="all" />;

const height = 240;
const usualDays = 90;

/**
 * What can be got back, from whom, and what has been done, and the findings themselves (S3 section 2.3). The inbox of
 * both levels shows the findings first.
 */
function ExceptionsPage({ level }: { readonly level: FindingsLevel }) {
  const { t } = useTranslation();
  const { search: address, ask } = useExceptionsAddress();
  const family = useFamily(address.client);
  const { opensAt, ...days } = useDaysShown(address, family, usualDays);
  const search = { ...address, ...days };
  const question = findingQuestion(search);
  const { data, error, isPlaceholderData, refetch } = useQuery(talliesOptions(level, question.filters));
  const summary = useMemo(
    () => summaryOf(level, data?.tallies ?? [], { rule: search.rule, carrierName: search.carrierName }),
    [level, data, search.rule, search.carrierName],
  );
  const details =
    data === undefined ? null : (
      <div className={classes.summary}>
        <RulesCard rules={summary.rules} />
        <CarriersCard carriers={summary.carriers} />
      </div>
    );
  return (
    <div className={cards.page}>
      <FoldedFilters
        before={<ExceptionsSearchField />}
        after={<ClaimViews />}
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
          opensAt={opensAt}
          onShow={(newest) => ask(daysBefore(newest, usualDays))}
        />
      )}
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <div className={classes.overview} data-stale={isPlaceholderData || undefined}>
          <FindingsWaiting clients={data.waitingClients} />
          <StateTiles {...summary} soonBy={data.soonBy} />
          {summary.notEntitled.findings === 0 ? null : (
            <Text size="sm" role="note">
              {t(
                'Late packages of accounts that do not claim their carrier’s guarantee, or of which it is not known: {{amount}}. What an account claims is set under Accounts.',
                { amount: moneyText(summary.notEntitled.amount) },
              )}
            </Text>
          )}
          {level === 'all' ? null : details}
        </div>
      )}
      <FindingsCard
        level={level}
        question={question}
        dates={{ from: search.from ?? data?.from, to: search.to ?? data?.to }}
      />
      {level === 'all' ? details : null}
    </div>
  );
}
