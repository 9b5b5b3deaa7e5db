import { Stack, Text } from '@mantine/core';
import type { ChangedMonth, LoadedChangeDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, moneyText, monthLabel } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { DataTable } from '../../../ui/data-table.tsx';

/** What one load added to each month of each client. */
export function LoadPanel({ change: { id, name, loadedAt, months } }: { readonly change: LoadedChangeDetail }) {
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
