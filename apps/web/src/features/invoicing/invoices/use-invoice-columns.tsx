import { Group, Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CarrierInvoice, InvoiceSort } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { InvoiceLink } from '../../../ui/invoices/invoice-link.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';

/** The columns of a list of carrier invoices; what is not among them is in the invoice's own page. */
export function useInvoiceColumns(): readonly TableColumn<CarrierInvoice, InvoiceSort>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('Invoice number'),
      naming: true,
      sort: 'invoiceNumber',
      cell: (invoice) => <InvoiceLink invoice={invoice} />,
    },
    { header: t('Client'), cell: ({ clientName }) => clientName, wide: true },
    { header: t('Carrier'), sort: 'carrierName', cell: ({ carrierName }) => carrierName, wide: true },
    { header: t('Account'), sort: 'accountNumber', cell: ({ accountNumber }) => accountNumber, wide: true },
    { header: t('Bill date'), sort: 'billDate', cell: ({ billDate }) => displayDate(billDate) },
    {
      header: t('Packages'),
      sort: 'packages',
      cell: ({ packages }) => countText(packages),
      numeric: true,
      wide: true,
    },
    { header: t('Amount'), sort: 'amount', cell: (invoice) => <Amount invoice={invoice} />, numeric: true },
    {
      header: t('Amount in USD'),
      sort: 'amountUsd',
      cell: ({ amountUsd }) => moneyText(amountUsd),
      numeric: true,
      wide: true,
    },
    {
      header: t('Refunds'),
      sort: 'refunds',
      cell: ({ refunds, currencyCode }) => currencyAmount(refunds, currencyCode),
      numeric: true,
      wide: true,
    },
    { header: t('Client invoice number'), cell: ({ clientInvoiceNumber }) => clientInvoiceNumber ?? '', roomy: true },
    { header: t('Payment number'), cell: ({ paymentNumber }) => paymentNumber ?? '', roomy: true },
    { header: t('Loaded (UTC)'), sort: 'loadedAt', cell: ({ loadedAt }) => momentText(loadedAt), roomy: true },
  ];
}

/** In the invoice's currency; says so when the charges add up to something else. */
function Amount({ invoice: { amount, chargedAmount, currencyCode } }: { readonly invoice: CarrierInvoice }) {
  const { t } = useTranslation();
  const text = currencyAmount(amount, currencyCode);
  if (amount === chargedAmount) return text;
  const warning = t('The charges add up to {{amount}}', { amount: currencyAmount(chargedAmount, currencyCode) });
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Tooltip label={warning}>
        <IconAlertTriangle size={15} aria-label={warning} color="var(--mantine-color-orange-6)" />
      </Tooltip>
      {text}
    </Group>
  );
}
