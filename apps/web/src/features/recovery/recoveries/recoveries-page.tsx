import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { creditOutcomes } from '@waybill/contract';
import { creditOutcomeNames } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBefore } from '../../../lib/analysis/newest-invoices.ts';
import { useDaysShown } from '../../../lib/analysis/use-days-shown.ts';
import { useFamily } from '../../../lib/analysis/use-family.ts';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { InvoiceGapNotice } from '../../../ui/invoices/invoice-gap-notice.tsx';
import cards from '../../../ui/looks/tool-page.module.css';
import { LedgerReportButton } from '../../../ui/report-list/ledger-report-button.tsx';
import { RowDrawer } from '../../../ui/table-page/form/row-drawer.tsx';
import { ClientFilter } from '../../../ui/table-page/table/client-filter.tsx';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import { FoldedFilters } from '../../../ui/table-page/table/folded-filters.tsx';
import { PagedRows } from '../../../ui/table-page/table/paged-rows.tsx';
import { SearchField } from '../../../ui/table-page/table/search-field.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { useCreditColumns } from './credit-columns.tsx';
import { CreditPanel } from './credit-panel.tsx';
import { creditsOptions, creditsQuestion, summaryOptions } from './recovery-queries.ts';
import { RecoverySummary } from './recovery-summary.tsx';

const height = 240;
const usualDays = 365;

/** What carriers gave back, for which claims, and what is still due; then every credit (S3 section 2.3). */
export function RecoveriesPage() {
  const { t } = useTranslation();
  const { search: address, ask } = useTableAddress();
  const family = useFamily(address.client);
  const { opensAt, ...days } = useDaysShown(address, family, usualDays);
  const search = { ...address, ...days };
  const [openedKey, setOpenedKey] = useState<string>();
  const summary = useQuery(summaryOptions(search));
  const credits = useQuery(creditsOptions(search));
  const columns = useCreditColumns(setOpenedKey);
  const opened = credits.data?.rows.find(({ key }) => key === openedKey);
  return (
    <div className={cards.page}>
      <FoldedFilters
        before={
          <SearchField
            label={t('Search number, invoice, text, claim')}
            isNarrow
            value={search.search ?? ''}
            onSearch={(text) => ask({ search: text === '' ? undefined : text })}
          />
        }
        filters={
          <>
            <ClientFilter value={search.client} onClient={(client) => ask({ client })} />
            <Select
              label={t('Outcome')}
              placeholder={t('All outcomes')}
              w={200}
              clearable
              data={creditOutcomes.map((outcome) => ({ value: outcome, label: t(creditOutcomeNames[outcome]) }))}
              value={search.status ?? null}
              onChange={(status) => ask({ status: status ?? undefined })}
            />
            <DayFilter
              label={t('Invoiced from')}
              value={search.from ?? summary.data?.from}
              onDay={(from) => ask({ from })}
            />
            <DayFilter label={t('Invoiced to')} value={search.to ?? summary.data?.to} onDay={(to) => ask({ to })} />
          </>
        }
        after={
          summary.data === undefined ? null : (
            <LedgerReportButton
              page="/recoveries"
              clientId={search.client}
              from={search.from ?? summary.data.from}
              to={search.to ?? summary.data.to}
            />
          )
        }
      />
      {summary.data === undefined ? null : (
        <InvoiceGapNotice
          clientIds={family}
          from={search.from ?? summary.data.from}
          opensAt={opensAt}
          onShow={(newest) => ask(daysBefore(newest, usualDays))}
        />
      )}
      {summary.data === undefined && summary.error === null ? <CardSkeleton height={height} /> : null}
      {summary.data === undefined && summary.error !== null ? (
        <CardFailure error={summary.error} height={height} onRetry={() => void summary.refetch()} />
      ) : null}
      {summary.data === undefined ? null : (
        <RecoverySummary
          summary={summary.data}
          refreshing={summary.isFetching}
          onDecide={() => ask({ status: 'to_decide' })}
        />
      )}
      <section className={cards.card} aria-label={t('Credits')} aria-busy={credits.isFetching}>
        {credits.data === undefined && credits.error === null ? <CardSkeleton height={height} /> : null}
        {credits.data === undefined && credits.error !== null ? (
          <CardFailure error={credits.error} height={height} onRetry={() => void credits.refetch()} />
        ) : null}
        {credits.data?.total === 0 ? (
          <CardEmpty
            height={height}
            why={t('No credits on the invoices of these days. Choose other days or filters.')}
          />
        ) : null}
        {credits.data !== undefined && credits.data.total > 0 ? (
          <div data-stale={credits.isPlaceholderData || undefined}>
            <PagedRows
              caption={t('Credits')}
              columns={columns}
              rows={credits.data.rows.map((credit) => ({ ...credit, id: credit.key }))}
              total={credits.data.total}
              question={creditsQuestion(search)}
              onChange={ask}
              oneLine
            />
          </div>
        ) : null}
      </section>
      <RowDrawer opened={opened !== undefined} title={t('Credit')} onClose={() => setOpenedKey(undefined)}>
        {opened === undefined ? null : (
          <CreditPanel key={opened.key} credit={opened} onClose={() => setOpenedKey(undefined)} />
        )}
      </RowDrawer>
    </div>
  );
}
