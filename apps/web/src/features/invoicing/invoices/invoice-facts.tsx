import type { InvoiceDetail } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';

export function InvoiceFacts({ invoice }: { readonly invoice: InvoiceDetail }) {
  const { t } = useTranslation();
  const { clientName, carrierName, accountNumber, billDate, currencyCode, packages } = invoice;
  return (
    <FactsTable
      facts={[
        [t('Client'), clientName],
        [t('Carrier'), carrierName],
        [t('Account'), accountNumber],
        [t('Bill date'), displayDate(billDate)],
        [t('Packages'), countText(packages)],
        [t('Amount'), `${currencyAmount(invoice.amount, currencyCode)} ${currencyCode}`],
        [t('Amount in USD'), moneyText(invoice.amountUsd)],
        [t('Refunds credited'), currencyAmount(invoice.refunds, currencyCode)],
        [t('Client invoice number'), invoice.clientInvoiceNumber ?? t('Not stamped yet')],
        [t('Payment number'), invoice.paymentNumber ?? t('Not paid yet')],
        ...(invoice.paidOn === null ? [] : [[t('Paid on'), displayDate(invoice.paidOn)] as const]),
      ]}
    />
  );
}
