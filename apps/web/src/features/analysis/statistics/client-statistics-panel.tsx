import { Stack, Title } from '@mantine/core';
import type { ClientStatisticsDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, displayDate, moneyText, quarterLabel } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { FactsTable } from '../../../ui/facts-table.tsx';

/** What the warehouse holds for one client, by quarter. */
export function ClientStatisticsPanel({ statistics }: { readonly statistics: ClientStatisticsDetail }) {
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
