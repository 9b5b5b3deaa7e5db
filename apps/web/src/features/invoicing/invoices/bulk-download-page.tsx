import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CarrierInvoice, type Client, type InvoiceSort, listInvoices } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { call } from '../../../lib/api/call.ts';
import { InvoiceDownloadsCard } from '../../../ui/report-list/invoice-downloads-card.tsx';
import { AdministrationTable } from '../../../ui/table-page/table/administration-table.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { BulkDownloadMenu } from './bulk-download-menu.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';
import { type Ticked, tickedOf } from './ticked-invoices.ts';
import { useInvoiceColumns } from './use-invoice-columns.tsx';
import { useInvoiceFilters } from './use-invoice-filters.ts';

const noClients: readonly Client[] = [];

/** Many carrier invoices in one download (S3 section 2.3). */
export function BulkDownloadPage() {
  const { t } = useTranslation();
  const { search } = useTableAddress();
  const filters = useInvoiceFilters();
  const columns = useInvoiceColumns().map((column) =>
    column.sort === 'refunds' ? { ...column, roomy: true } : column,
  );
  const { data: clients = noClients } = useQuery(clientsOptions);
  const { clientId, ...narrowing } = filters;
  const asked = JSON.stringify([narrowing, search.search]);
  const [ticked, setTicked] = useState({ asked, invoices: [] as readonly Ticked[] });
  const invoices = ticked.asked === asked ? tickedOf(ticked.invoices, clientId, clients) : [];
  const isTicked = (id: number) => invoices.some((invoice) => invoice.id === id);
  const tick = (rows: readonly Ticked[], wanted: boolean) => {
    const kept = invoices.filter(({ id }) => rows.every((row) => row.id !== id));
    setTicked({ asked, invoices: wanted ? [...kept, ...rows] : kept });
  };
  const choice: TableColumn<CarrierInvoice, InvoiceSort> = {
    header: t('Choose'),
    head: (rows) => {
      const count = rows.filter(({ id }) => isTicked(id)).length;
      return (
        <Checkbox
          size="xs"
          aria-label={t('Choose all on this page')}
          checked={count === rows.length}
          indeterminate={count > 0 && count < rows.length}
          onChange={({ currentTarget: { checked } }) => tick(rows, checked)}
        />
      );
    },
    cell: (invoice) => (
      <Checkbox
        size="xs"
        aria-label={invoice.invoiceNumber}
        checked={isTicked(invoice.id)}
        onChange={({ currentTarget: { checked } }) => tick([invoice], checked)}
      />
    ),
  };
  return (
    <>
      <InvoiceDownloadsCard />
      <AdministrationTable<CarrierInvoice, InvoiceSort>
        caption={t('Bulk invoice download')}
        searchLabel={t('Search number, carrier, account or file')}
        purpose={t('Download many invoices in one archive, by client, carrier and date.')}
        columns={[choice, ...columns.toSorted((one, other) => placeOf(one) - placeOf(other))]}
        order={{ sort: 'billDate', descending: true }}
        queryKey={['invoices', filters]}
        ask={(question, signal) => call(listInvoices, { query: { ...question, ...filters } }, signal)}
        opens={false}
        oneLine
        filters={<InvoiceFilters />}
        actions={
          <BulkDownloadMenu
            ticked={invoices.length}
            order={
              clientId === undefined
                ? undefined
                : {
                    ...narrowing,
                    clientId,
                    search: search.search ?? '',
                    ...(invoices.length === 0 ? {} : { invoiceIds: invoices.map(({ id }) => id) }),
                  }
            }
          />
        }
      />
    </>
  );
}

/** A phone's first view has room for the number and the amount. */
function placeOf({ sort }: TableColumn<CarrierInvoice, InvoiceSort>): number {
  if (sort === 'invoiceNumber') return 0;
  return sort === 'amount' ? 1 : 2;
}
