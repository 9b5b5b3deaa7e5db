import { type CarrierInvoice, exportInvoices, type InvoiceSort, invoiceSorts, listInvoices } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call, callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { AdministrationTable } from '../../../ui/table-page/table/administration-table.tsx';
import { ExportMenu } from '../../../ui/table-page/table/export-menu.tsx';
import { tableQuestion } from '../../../ui/table-page/table/table-question.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { InvoiceFilters } from './invoice-filters.tsx';
import { useInvoiceColumns } from './use-invoice-columns.tsx';
import { useInvoiceFilters } from './use-invoice-filters.ts';

const order = { sort: 'billDate', descending: true } as const;

/** Carrier invoices by client, carrier, account, number, tracking number, day and currency (S3 section 2.3). */
export function InvoicesPage() {
  const { t } = useTranslation();
  const { search } = useTableAddress();
  const filters = useInvoiceFilters();
  const asked = tableQuestion(search, invoiceSorts, order);
  const save = async (format: 'csv' | 'xlsx') => {
    const query = {
      ...filters,
      search: asked.search,
      sort: asked.sort,
      descending: String(asked.descending),
      format,
    };
    saveFile(await callFile(exportInvoices, { query }), `${t('Invoices')}.${format}`);
  };
  return (
    <AdministrationTable<CarrierInvoice, InvoiceSort>
      caption={t('Invoices')}
      searchLabel={t('Search number, carrier, account or file')}
      purpose={t('Find invoices by number, account, carrier and date, and see their charges.')}
      columns={useInvoiceColumns()}
      order={order}
      queryKey={['invoices', filters]}
      ask={(question, signal) => call(listInvoices, { query: { ...question, ...filters } }, signal)}
      opens={false}
      oneLine
      filters={<InvoiceFilters />}
      actions={<ExportMenu label={t('Export')} save={save} />}
    />
  );
}
