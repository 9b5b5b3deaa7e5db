import { Checkbox, Text } from '@mantine/core';
import { type CarrierInvoice, type InvoiceSort, listInvoices } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { InvoiceDownloadsCard } from '../../../ui/report-list/invoice-downloads-card.tsx';
import { AdministrationTable } from '../../../ui/table-page/table/administration-table.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { BulkDownloadMenu } from './bulk-download-menu.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { useInvoiceColumns } from './use-invoice-columns.tsx';
import { useInvoiceFilters } from './use-invoice-filters.ts';

/** Many carrier invoices in one download (S3 section 2.3). */
export function BulkDownloadPage() {
  const { t } = useTranslation();
  const { search } = useTableAddress();
  const filters = useInvoiceFilters();
  const columns = useInvoiceColumns().map((column) =>
    column.sort === 'refunds'
      ? { ...column, roomy: true }
      : column.sort === 'amount'
        ? { ...column, wide: true }
        : column,
  );
  const asked = JSON.stringify([filters, search.search]);
  const [ticked, setTicked] = useState({ asked, ids: [] as readonly number[] });
  const ids = ticked.asked === asked ? ticked.ids : [];
  const toggle = (id: number) =>
    setTicked({ asked, ids: ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id] });
  const choice: TableColumn<CarrierInvoice, InvoiceSort> = {
    header: t('Choose'),
    cell: ({ id, invoiceNumber }) => (
      <Checkbox size="xs" aria-label={invoiceNumber} checked={ids.includes(id)} onChange={() => toggle(id)} />
    ),
  };
  return (
    <>
      <InvoiceDownloadsCard />
      <AdministrationTable<CarrierInvoice, InvoiceSort>
        caption={t('Bulk invoice download')}
        searchLabel={t('Search number, carrier, account or file')}
        columns={[choice, ...columns]}
        order={{ sort: 'billDate', descending: true }}
        queryKey={['invoices', filters]}
        ask={(question, signal) =>
          call(listInvoices, { query: { ...question, descending: String(question.descending), ...filters } }, signal)
        }
        opens={false}
        oneLine
        filters={<InvoiceFilters />}
        actions={
          filters.clientId === undefined ? (
            <Text size="sm" c="dimmed">
              {t('Choose a client to download its invoices.')}
            </Text>
          ) : (
            <BulkDownloadMenu
              ticked={ids.length}
              order={{
                ...filters,
                clientId: filters.clientId,
                search: search.search ?? '',
                ...(ids.length === 0 ? {} : { invoiceIds: [...ids] }),
              }}
            />
          )
        }
      />
    </>
  );
}
