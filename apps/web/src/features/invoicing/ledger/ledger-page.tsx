import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { LedgerAccount } from '@waybill/contract';
import { dayOf, startOfWeek } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dataAsOfOptions } from '../../../lib/analysis/data-as-of.ts';
import { daysBefore, newestInvoiceOf } from '../../../lib/analysis/newest-invoices.ts';
import { useFamily } from '../../../lib/analysis/use-family.ts';
import { keepFilled } from '../../../lib/api/keep-filled.ts';
import { ledgerOptions, needsAttention } from '../../../lib/attention/invoice-ledger.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { InvoiceGapNotice } from '../../../ui/invoices/invoice-gap-notice.tsx';
import { RowDrawer } from '../../../ui/table-page/form/row-drawer.tsx';
import { ClientFilter } from '../../../ui/table-page/table/client-filter.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { AccountStatement } from './account-statement.tsx';
import { ledgerFinding } from './ledger-finding.ts';
import { LedgerInvoices } from './ledger-invoices.tsx';
import type { LedgerChoice } from './ledger-queries.ts';
import { useLedgerColumns } from './use-ledger-columns.tsx';

const height = 420;

/** Which invoices came, by account and week, which are late, and which do not agree with the carrier's total. */
export function LedgerPage() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const isStatement = search.view === 'statement';
  return (
    <Stack gap="md" px={{ base: 'sm', sm: 'lg' }} py="lg">
      <SegmentedControl
        aria-label={t('What is shown')}
        style={{ alignSelf: 'flex-start' }}
        value={isStatement ? 'statement' : 'weeks'}
        onChange={(value) => ask({ view: value === 'statement' ? value : undefined })}
        data={[
          { value: 'weeks', label: t('By week') },
          { value: 'statement', label: t('Monthly statement') },
        ]}
      />
      {isStatement ? <AccountStatement /> : <LedgerByWeek />}
    </Stack>
  );
}

function LedgerByWeek() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const family = useFamily(search.client);
  const navigate = useNavigate();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...ledgerOptions(search.client),
    placeholderData: (before) => keepFilled(before, before?.accounts.length),
  });
  const [choice, setChoice] = useState<LedgerChoice>();
  const columns = useLedgerColumns(setChoice);
  const lastWeek = data?.weeks.at(-1);
  const { data: loads } = useQuery(dataAsOfOptions);
  const newest = loads === undefined ? undefined : newestInvoiceOf(loads.clients, family);
  const wanted = search.status === 'open' ? 'open' : 'all';
  const accounts = data?.accounts ?? [];
  const toLookAt = accounts.filter(needsAttention);
  const rows = wanted === 'open' ? toLookAt : accounts;
  return (
    <>
      <Group align="flex-end">
        <ClientFilter value={search.client} onClient={(id) => ask({ client: id })} />
        <SegmentedControl
          aria-label={t('Which accounts')}
          value={wanted}
          onChange={(value) => ask({ status: value === 'open' ? value : undefined })}
          data={[
            { value: 'all', label: t('All accounts') },
            { value: 'open', label: t('Needs attention') },
          ]}
        />
      </Group>
      {data?.accounts.length === 0 ? (
        <InvoiceGapNotice
          clientIds={family}
          from={dayOf(new Date())}
          onShow={(newest) =>
            void navigate({ to: '/invoices', search: { client: search.client, ...daysBefore(newest) } })
          }
        />
      ) : null}
      {lastWeek !== undefined && lastWeek < startOfWeek(dayOf(new Date())) ? (
        <InvoiceGapNotice clientIds={family} opensAt={newest} />
      ) : null}
      {error !== null && data === undefined ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <CardSkeleton height={height} />
      ) : (
        <Card
          title={ledgerFinding(t, accounts)}
          question={t(
            'What arrived in the last 13 weeks. ✓ agrees with the carrier’s total, ± differs, ? cannot be verified, × not loaded, ! expected but missing.',
          )}
          refreshing={isFetching}
          stale={isPlaceholderData}
        >
          {accounts.length === 0 ? null : rows.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('No account needs attention.')}
            </Text>
          ) : (
            <DataTable<LedgerAccount>
              caption={t('Accounts by week')}
              columns={columns}
              rows={rows}
              keyOf={({ clientId, carrierName, accountNumber }) => `${clientId} ${carrierName} ${accountNumber}`}
            />
          )}
        </Card>
      )}
      <RowDrawer
        opened={choice !== undefined}
        title={choice === undefined ? '' : `${choice.account.carrierName} ${choice.account.accountNumber}`}
        onClose={() => setChoice(undefined)}
      >
        {choice === undefined ? null : <LedgerInvoices choice={choice} />}
      </RowDrawer>
    </>
  );
}
