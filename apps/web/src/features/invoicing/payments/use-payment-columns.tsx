import type { PaymentNumber } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { StatusBadge } from './status-badge.tsx';

export type PaymentSort =
  | 'createdAt'
  | 'number'
  | 'clientName'
  | 'carrierName'
  | 'status'
  | 'invoices'
  | 'amount'
  | 'paidOn'
  | 'reference';

export function usePaymentColumns(): readonly TableColumn<PaymentNumber, PaymentSort>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('Number'),
      sort: 'number',
      cell: ({ number }) => <span style={{ whiteSpace: 'nowrap' }}>{number}</span>,
    },
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name, wide: true },
    { header: t('Carrier'), sort: 'carrierName', cell: ({ carrier }) => carrier.name, wide: true },
    { header: t('Status'), sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      header: t('Invoices'),
      sort: 'invoices',
      cell: ({ invoices }) => countText(invoices),
      numeric: true,
      wide: true,
    },
    {
      header: t('Amount'),
      sort: 'amount',
      cell: ({ amount, currencyCode }) => currencyAmount(amount, currencyCode),
      numeric: true,
    },
    {
      header: t('Paid on'),
      sort: 'paidOn',
      cell: ({ paidOn }) => (paidOn === null ? '' : displayDate(paidOn)),
      wide: true,
    },
    { header: t('Reference'), sort: 'reference', cell: ({ reference }) => reference, wide: true },
    { header: t('Generated (UTC)'), sort: 'createdAt', cell: ({ createdAt }) => momentText(createdAt), wide: true },
    { header: t('By'), cell: ({ createdBy }) => createdBy ?? '', wide: true },
  ];
}
