import { Alert, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { InvoiceDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText } from '../../lib/languages/formats.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { momentText } from '../administration/moment-text.ts';
import { currencyAmount } from './currency-amount.ts';
import { FactsTable } from './facts-table.tsx';

/** The control total of the carrier's file, what was loaded, what the charges add up to, and by which files it came. */
export function Reconciliation({ invoice }: { readonly invoice: InvoiceDetail }) {
  const { t } = useTranslation();
  const { amount, chargedAmount, controlTotal, currencyCode, loads } = invoice;
  const shown = (value: number) => currencyAmount(value, currencyCode);
  const agrees = amount === chargedAmount && (controlTotal === null || controlTotal === amount);
  return (
    <Stack gap="sm">
      <Alert
        variant="light"
        color={agrees ? 'green' : 'orange'}
        icon={agrees ? <IconCircleCheck size={18} /> : <IconAlertTriangle size={18} />}
      >
        {agrees ? t('The amounts agree to the cent.') : t('The amounts differ: look at the files below.')}
      </Alert>
      <FactsTable
        facts={[
          [t('Control total'), controlTotal === null ? t('No file states one') : shown(controlTotal)],
          [t('Loaded'), shown(amount)],
          [t('Sum of charges'), shown(chargedAmount)],
        ]}
      />
      <DataTable
        caption={t('Files')}
        columns={[
          { header: t('Source file'), cell: ({ file, sourceName }) => file?.name ?? sourceName },
          { header: t('Loaded (UTC)'), cell: ({ loadedAt }) => momentText(loadedAt) },
          { header: t('Rows'), cell: ({ file }) => (file === null ? '' : countText(file.rows)), numeric: true },
          {
            header: t('Bad lines'),
            cell: ({ file }) => (file === null ? '' : countText(file.badLines)),
            numeric: true,
          },
          { header: t('Amount'), cell: (load) => shown(load.amount), numeric: true },
        ]}
        rows={loads}
        keyOf={({ loadId }) => String(loadId)}
      />
    </Stack>
  );
}
