import { Stack, Text } from '@mantine/core';
import {
  type ChangedMonth,
  getChangeData,
  type LoadedChange,
  type LoadedChangeDetail,
  listChangeData,
  type loadedChangeSorts,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText, moneyText, monthLabel } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';

type Sort = (typeof loadedChangeSorts)[number];

/** The loads and what each changed: why a month's figures differ from yesterday's (S3 section 2.3). */
export function ChangeDataPage() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const { from, to } = search;
  return (
    <AdministrationPage<LoadedChange, Sort, LoadedChangeDetail>
      table={{
        caption: t('What the loads changed'),
        searchLabel: t('Search source'),
        purpose: t(
          'Find out why a month’s figures have changed: recent loads, and what each added to each client’s months.',
        ),
        columns: useColumns(),
        order: { sort: 'id', descending: true },
        queryKey: ['change-data', from, to],
        ask: (question, signal) => call(listChangeData, { query: { ...question, from, to } }, signal),
        filters: (
          <>
            <DayFilter label={t('From')} value={from} onDay={(day) => ask({ from: day })} />
            <DayFilter label={t('To')} value={to} onDay={(day) => ask({ to: day })} />
          </>
        ),
      }}
      rowTitle={t('Load')}
      read={(id, signal) => call(getChangeData, { params: { id } }, signal)}
      form={(change) => (change === undefined ? null : <LoadPanel change={change} />)}
    />
  );
}

function useColumns(): readonly TableColumn<LoadedChange, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Load'), sort: 'id', cell: ({ id }) => String(id) },
    { header: t('Loaded (UTC)'), sort: 'loadedAt', cell: ({ loadedAt }) => momentText(loadedAt) },
    { header: t('Source'), sort: 'name', cell: ({ name }) => name, wide: true },
    { header: t('Clients'), sort: 'clients', cell: ({ clients }) => countText(clients), numeric: true, wide: true },
    { header: t('Packages'), sort: 'packages', cell: ({ packages }) => countText(packages), numeric: true, wide: true },
    { header: t('Charges'), sort: 'charges', cell: ({ charges }) => countText(charges), numeric: true, wide: true },
    { header: t('Amount (USD)'), sort: 'amount', cell: ({ amount }) => moneyText(amount), numeric: true },
  ];
}

/** What one load added to each month of each client. */
function LoadPanel({ change: { id, name, loadedAt, months } }: { readonly change: LoadedChangeDetail }) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('Load {{id}} of {{moment}} (UTC) from {{source}}', { id, moment: momentText(loadedAt), source: name })}
      </Text>
      <DataTable<ChangedMonth>
        caption={t('Added, by month of the bill date')}
        rows={months}
        keyOf={({ clientName, month }) => `${clientName} ${month}`}
        columns={[
          { header: t('Client'), cell: ({ clientName }) => clientName },
          { header: t('Month'), cell: ({ month }) => monthLabel(month) },
          { header: t('Packages'), cell: ({ packages }) => countText(packages), numeric: true },
          { header: t('Charges'), cell: ({ charges }) => countText(charges), numeric: true },
          { header: t('Amount (USD)'), cell: ({ amount }) => moneyText(amount), numeric: true },
        ]}
      />
    </Stack>
  );
}
