import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type ClientStatistics,
  type ClientStatisticsDetail,
  type clientStatisticsSorts,
  exportStatistics,
  getClientStatistics,
  listStatistics,
  warehouseStatistics,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call, callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { countText, displayDate, moneyText, quarterLabel } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { bytesText } from '../../../lib/reports/bytes-text.ts';
import { CardFailure } from '../../../ui/card/card-states.tsx';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { ExportMenu } from '../../../ui/table-page/table/export-menu.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';

/** What the warehouse holds for the tenant's clients (S3 section 2.3). */
export function StatisticsPage() {
  const { t } = useTranslation();
  const { search } = useTableAddress();
  const save = async (format: 'csv' | 'xlsx') => {
    const query = { search: search.search ?? '', format };
    saveFile(await callFile(exportStatistics, { query }), `${t('Statistics')}.${format}`);
  };
  return (
    <>
      <WarehouseFacts />
      <AdministrationPage<ClientStatistics, StatisticsSort, ClientStatisticsDetail>
        table={{
          caption: t('What the warehouse holds'),
          searchLabel: t('Search client'),
          columns: useStatisticsColumns(),
          order: { sort: 'name', descending: false },
          queryKey: ['statistics'],
          ask: (query, signal) => call(listStatistics, { query }, signal),
          actions: <ExportMenu label={t('Export')} save={save} />,
        }}
        rowTitle={t('What the warehouse holds')}
        read={(id, signal) => call(getClientStatistics, { params: { id } }, signal)}
        form={(statistics) => (statistics === undefined ? null : <ClientStatisticsPanel statistics={statistics} />)}
      />
    </>
  );
}

/** What the warehouse holds for one client, by quarter. */
function ClientStatisticsPanel({ statistics }: { readonly statistics: ClientStatisticsDetail }) {
  const { t } = useTranslation();
  const { name, packages, charges, amount, firstBillDate, lastBillDate, loads, lastLoad, loadedAt, quarters } =
    statistics;
  return (
    <Stack gap="md">
      <FactsTable
        facts={[
          [t('Client'), name],
          [t('Packages'), countText(packages)],
          [t('Charges'), countText(charges)],
          [t('Amount (USD)'), moneyText(amount)],
          [t('First bill date'), firstBillDate === null ? '' : displayDate(firstBillDate)],
          [t('Last bill date'), lastBillDate === null ? '' : displayDate(lastBillDate)],
          [t('Loads'), countText(loads)],
          [t('Last load'), lastLoad === 0 ? '' : String(lastLoad)],
          [t('Loaded (UTC)'), loadedAt === null ? '' : momentText(loadedAt)],
        ]}
      />
      <Title order={3}>{t('Quarters by bill date')}</Title>
      <DataTable
        caption={t('Quarters by bill date')}
        columns={[
          { header: t('Quarter'), cell: quarterLabel },
          { header: t('Packages'), cell: (row) => countText(row.packages), numeric: true },
          { header: t('Charges'), cell: (row) => countText(row.charges), numeric: true },
          { header: t('Amount (USD)'), cell: (row) => moneyText(row.amount), numeric: true },
        ]}
        rows={quarters}
        keyOf={({ year, quarter }) => `${year}-${quarter}`}
      />
    </Stack>
  );
}

type StatisticsSort = (typeof clientStatisticsSorts)[number];

function useStatisticsColumns(): readonly TableColumn<ClientStatistics, StatisticsSort>[] {
  const { t } = useTranslation();
  const day = (value: string | null) => (value === null ? '' : displayDate(value));
  return [
    { header: t('Client'), sort: 'name', cell: ({ name }) => name },
    { header: t('Packages'), sort: 'packages', cell: ({ packages }) => countText(packages), numeric: true },
    { header: t('Charges'), sort: 'charges', cell: ({ charges }) => countText(charges), numeric: true, wide: true },
    { header: t('Amount (USD)'), sort: 'amount', cell: ({ amount }) => moneyText(amount), numeric: true },
    {
      header: t('First bill date'),
      sort: 'firstBillDate',
      cell: ({ firstBillDate }) => day(firstBillDate),
      wide: true,
    },
    { header: t('Last bill date'), sort: 'lastBillDate', cell: ({ lastBillDate }) => day(lastBillDate), wide: true },
    { header: t('Loads'), sort: 'loads', cell: ({ loads }) => countText(loads), numeric: true, wide: true },
    {
      header: t('Last load'),
      sort: 'lastLoad',
      cell: ({ lastLoad }) => (lastLoad === 0 ? '' : String(lastLoad)),
      numeric: true,
      wide: true,
    },
    {
      header: t('Loaded (UTC)'),
      cell: ({ loadedAt }) => (loadedAt === null ? '' : momentText(loadedAt)),
      wide: true,
    },
  ];
}

/** Data version and 'data as of'; for the server's own tenant also what the database takes. */
function WarehouseFacts() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'warehouse'],
    queryFn: ({ signal }) => call(warehouseStatistics, {}, signal),
    staleTime: 0,
  });
  if (error !== null) return <CardFailure error={error} height={80} onRetry={() => void refetch()} />;
  if (data === undefined) return <Text size="sm">{t('Loading')}</Text>;
  const { dataVersion, asOf, bytes, rollups } = data;
  return (
    <Text size="sm" c="dimmed" component="ul" px="md" m={0} mt="sm" style={{ listStyle: 'none' }}>
      <li>
        {asOf === null
          ? t('Nothing has been loaded yet.')
          : t('Data as of {{moment}} (UTC), data version {{version}}', {
              moment: momentText(asOf),
              version: dataVersion,
            })}
      </li>
      {bytes === null ? null : (
        <li>{t('Database file of all tenants: {{size}}', { size: bytesText(bytes, countText) })}</li>
      )}
      <li>{t('{{count, number}} summary tables speed up the pages', { count: rollups.length })}</li>
    </Text>
  );
}
