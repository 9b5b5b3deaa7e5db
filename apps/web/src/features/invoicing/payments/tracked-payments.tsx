import { Group, Text } from '@mantine/core';
import type { TrackedPayment } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedTable } from '../../../lib/files/save-table.ts';
import { currencyAmount } from '../../../lib/languages/currency-amount.ts';
import { countText, displayDate } from '../../../lib/languages/formats.ts';
import { SaveMenu } from '../../../ui/buttons/save-menu.tsx';
import { InvoiceLink } from '../../../ui/invoices/invoice-link.tsx';
import classes from '../../../ui/looks/tool-page.module.css';
import { TableFoot } from '../../../ui/table-page/table/table-foot.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';

interface Props {
  readonly found: readonly TrackedPayment[];
  readonly missing: readonly string[];
}

/** A tracking number of the list; without a payment no invoice bills it. */
interface Row {
  readonly trackingNumber: string;
  readonly payment: TrackedPayment | undefined;
}

const usualSize = 50;

/** Each tracking number with its invoice, its amount, and the number and day of its payment. */
export function TrackedPayments({ found, missing }: Props) {
  const { t } = useTranslation();
  const [{ page, size }, setPage] = useState({ page: 1, size: usualSize });
  const rows = useMemo<readonly Row[]>(
    () => [
      ...found.map((payment) => ({ trackingNumber: payment.trackingNumber, payment })),
      ...missing.map((trackingNumber) => ({ trackingNumber, payment: undefined })),
    ],
    [found, missing],
  );
  const unpaid = found.filter(({ paymentNumber }) => paymentNumber === null).length;
  return (
    <section className={classes.card} aria-label={t('Payments found')}>
      <Group p="sm" gap="md">
        <Text fw={600} role="status">
          {t('{{count, number}} lines, {{unpaid}} not paid yet, {{missing}} not found', {
            count: rows.length,
            unpaid: countText(unpaid),
            missing: countText(missing.length),
          })}
        </Text>
        <Group ms="auto">
          <SaveMenu disabled={rows.length === 0} table={() => savedTable(t, rows)} />
        </Group>
      </Group>
      <DataTable
        caption={t('Rows: {{caption}}', { caption: t('Payments found') })}
        columns={[
          { header: t('Tracking Number'), cell: ({ trackingNumber }) => trackingNumber },
          { header: t('Payment number'), cell: ({ payment }) => paymentText(t, payment) },
          { header: t('Paid on'), cell: ({ payment }) => payment?.paidOn && displayDate(payment.paidOn) },
          {
            header: t('Amount'),
            cell: ({ payment }) => payment && currencyAmount(payment.amount, payment.currencyCode),
            numeric: true,
          },
          {
            header: t('Invoice number'),
            cell: ({ payment }) =>
              payment && <InvoiceLink invoice={{ id: payment.invoiceId, invoiceNumber: payment.invoiceNumber }} />,
          },
          { header: t('Carrier'), cell: ({ payment }) => payment?.carrierName },
          { header: t('Bill date'), cell: ({ payment }) => payment && displayDate(payment.billDate) },
          { header: t('Client'), cell: ({ payment }) => payment?.clientName },
        ]}
        rows={rows.slice((page - 1) * size, page * size)}
        keyOf={({ trackingNumber, payment }) => `${trackingNumber} ${payment?.invoiceId ?? ''}`}
      />
      <TableFoot
        total={rows.length}
        page={page}
        size={size}
        onPage={(next) => setPage({ page: next, size })}
        onSize={(next) => setPage({ page: 1, size: next })}
      />
    </section>
  );
}

function paymentText(t: TFunction, payment: TrackedPayment | undefined): string {
  if (payment === undefined) return t('Not found');
  return payment.paymentNumber ?? t('Not paid yet');
}

/** The rows for a file. */
function savedTable(t: TFunction, rows: readonly Row[]): SavedTable<Row> {
  return {
    name: t('Tracking payment numbers'),
    columns: [
      { header: t('Tracking Number'), type: 'text', cellOf: ({ trackingNumber }) => trackingNumber },
      { header: t('Payment number'), type: 'text', cellOf: ({ payment }) => paymentText(t, payment) },
      { header: t('Paid on'), type: 'date', cellOf: ({ payment }) => payment?.paidOn ?? null },
      { header: t('Amount'), type: 'money', cellOf: ({ payment }) => payment?.amount ?? null },
      { header: t('Currency'), type: 'text', cellOf: ({ payment }) => payment?.currencyCode ?? null },
      { header: t('Invoice number'), type: 'text', cellOf: ({ payment }) => payment?.invoiceNumber ?? null },
      { header: t('Carrier'), type: 'text', cellOf: ({ payment }) => payment?.carrierName ?? null },
      { header: t('Bill date'), type: 'date', cellOf: ({ payment }) => payment?.billDate ?? null },
      { header: t('Client'), type: 'text', cellOf: ({ payment }) => payment?.clientName ?? null },
    ],
    rows,
    about: [[t('Page'), t('Tracking payment numbers')]],
    sheetNames: [t('Rows'), t('About')],
  };
}
