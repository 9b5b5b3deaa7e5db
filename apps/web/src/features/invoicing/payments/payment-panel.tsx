import { Stack, Title } from '@mantine/core';
import { exportPaymentNumbers, type PaymentNumberDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { InvoiceLink } from '../../../ui/invoices/invoice-link.tsx';
import { ExportMenu } from '../../../ui/table-page/table/export-menu.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { PaymentForm } from './payment-form.tsx';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  readonly payment: PaymentNumberDetail;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** A payment number with its invoices, and what is noted of its payment. */
export function PaymentPanel({ payment, readOnly, onClose }: Props) {
  const { t } = useTranslation();
  const { id, number, status, items } = payment;
  const save = async (format: 'csv' | 'xlsx') =>
    saveFile(await callFile(exportPaymentNumbers, { query: { id, format } }), `${number}.${format}`);
  return (
    <Stack gap="md">
      <FactsTable
        facts={[
          [t('Number'), number],
          [t('Status'), <StatusBadge key="status" status={status} />],
          [t('Client'), payment.client.name],
          [t('Carrier'), payment.carrier.name],
          [t('Invoices'), countText(payment.invoices)],
          [t('Amount'), `${currencyAmount(payment.amount, payment.currencyCode)} ${payment.currencyCode}`],
          [t('Generated (UTC)'), momentText(payment.createdAt)],
          [t('By'), payment.createdBy ?? ''],
          ...(status === 'void' ? [[t('Reason'), payment.voidReason ?? ''] as const] : []),
        ]}
      />
      <PaymentForm payment={payment} readOnly={readOnly || status === 'void'} onClose={onClose} />
      <ExportMenu label={t('Export')} save={save} />
      <Title order={3}>{t('Carrier invoices')}</Title>
      <DataTable
        caption={t('Carrier invoices')}
        columns={[
          { header: t('Invoice number'), cell: (item) => <InvoiceLink invoice={item} /> },
          { header: t('Account'), cell: ({ accountNumber }) => accountNumber },
          { header: t('Bill date'), cell: ({ billDate }) => displayDate(billDate) },
          {
            header: t('Amount'),
            cell: ({ numberedAmount, currencyCode }) => currencyAmount(numberedAmount, currencyCode),
            numeric: true,
          },
        ]}
        rows={items}
        keyOf={(item) => String(item.id)}
      />
    </Stack>
  );
}
