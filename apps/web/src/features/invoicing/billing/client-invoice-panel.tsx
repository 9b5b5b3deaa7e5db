import { Stack, Text, Title } from '@mantine/core';
import { type ClientInvoiceDetail, exportClientInvoices, type StampedInvoice } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { amountsText } from '../../../lib/languages/amounts-text.ts';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { InvoiceLink } from '../../../ui/invoices/invoice-link.tsx';
import { ExportMenu } from '../../../ui/table-page/table/export-menu.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';

/** A client invoice number with the carrier invoices that bear it. */
export function ClientInvoicePanel({ invoice }: { readonly invoice: ClientInvoiceDetail }) {
  const { t } = useTranslation();
  const { id, number, items } = invoice;
  const save = async (format: 'csv' | 'xlsx') =>
    saveFile(await callFile(exportClientInvoices, { query: { id, format } }), `${number}.${format}`);
  return (
    <Stack gap="md">
      <FactsTable
        facts={[
          [t('Number'), number],
          [t('Client'), invoice.client.name],
          [t('Bill dates'), `${displayDate(invoice.fromDate)} – ${displayDate(invoice.toDate)}`],
          [t('Invoices'), countText(invoice.invoices)],
          [t('Packages'), countText(invoice.packages)],
          [t('Amount'), amountsText(invoice.amounts)],
          [t('Amount in USD'), moneyText(invoice.amountUsd)],
          [t('Stamped (UTC)'), momentText(invoice.createdAt)],
          [t('By'), invoice.createdBy ?? ''],
        ]}
      />
      <ExportMenu label={t('Export')} save={save} />
      <Title order={3}>{t('Carrier invoices')}</Title>
      <DataTable
        caption={t('Carrier invoices')}
        columns={[
          { header: t('Invoice number'), cell: (item) => <InvoiceLink invoice={item} /> },
          { header: t('Carrier'), cell: ({ carrierName }) => carrierName },
          { header: t('Bill date'), cell: ({ billDate }) => displayDate(billDate) },
          { header: t('Amount'), cell: (item) => <StampedAmount item={item} />, numeric: true },
        ]}
        rows={items}
        keyOf={(item) => String(item.id)}
      />
    </Stack>
  );
}

/** As stamped; says so when the carrier has billed more or less since. */
function StampedAmount({ item: { stampedAmount, amount, currencyCode } }: { readonly item: StampedInvoice }) {
  const { t } = useTranslation();
  return (
    <>
      {currencyAmount(stampedAmount, currencyCode)}
      {stampedAmount === amount ? null : (
        <Text size="xs" c="orange">
          {t('now {{amount}}', { amount: currencyAmount(amount, currencyCode) })}
        </Text>
      )}
    </>
  );
}
