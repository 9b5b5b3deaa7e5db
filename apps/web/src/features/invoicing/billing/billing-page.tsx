import {
  type ClientInvoice,
  type ClientInvoiceDetail,
  exportClientInvoices,
  getClientInvoice,
  listClientInvoices,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call, callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { amountsText } from '../../../lib/languages/amounts-text.ts';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { usePermissions } from '../../../lib/session/use-permissions.ts';
import { CenteredScreen } from '../../../ui/screens/centered-screen.tsx';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { ClientFilter } from '../../../ui/table-page/table/client-filter.tsx';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import { ExportMenu } from '../../../ui/table-page/table/export-menu.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';

import { ClientInvoicePanel } from './client-invoice-panel.tsx';

type Sort = 'createdAt' | 'number' | 'clientName' | 'fromDate' | 'toDate' | 'invoices' | 'packages' | 'amountUsd';

/**
 * Client invoice numbers with what they cover, for those who may see them; others may stamp alone (S3 sections 2.2 and
 * 2.9).
 */
export function BillingPage() {
  const { t } = useTranslation();
  const may = usePermissions();
  if (may('BILLING_VIEW')) return <ClientInvoiceNumbers />;
  return (
    <CenteredScreen
      title={t('Stamp Invoices')}
      text={t(
        'You can assign client invoice numbers with the button above. To see existing ones, ask your administrator for access.',
      )}
    />
  );
}

function ClientInvoiceNumbers() {
  const { t } = useTranslation();
  const { search } = useTableAddress();
  const filters = { clientId: search.client, fromDate: search.from, toDate: search.to };
  const save = async (format: 'csv' | 'xlsx') => {
    const query = { ...filters, search: search.search ?? '', format };
    saveFile(await callFile(exportClientInvoices, { query }), `${t('Client invoice numbers')}.${format}`);
  };
  return (
    <AdministrationPage<ClientInvoice, Sort, ClientInvoiceDetail>
      table={{
        caption: t('Client invoice numbers'),
        searchLabel: t('Search number or client'),
        purpose: t(
          'The numbers under which clients are billed: one per client and billing run, with the carrier invoices it covers.',
        ),
        columns: useColumns(),
        order: { sort: 'createdAt', descending: true },
        queryKey: ['billing', filters],
        ask: (question, signal) => call(listClientInvoices, { query: { ...question, ...filters } }, signal),
        oneLine: true,
        filters: <Filters />,
        actions: <ExportMenu label={t('Export')} save={save} />,
      }}
      rowTitle={t('Client invoice number')}
      read={(id, signal) => call(getClientInvoice, { params: { id } }, signal)}
      form={(invoice) => (invoice === undefined ? null : <ClientInvoicePanel invoice={invoice} />)}
    />
  );
}

function Filters() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  return (
    <>
      <ClientFilter value={search.client} onClient={(id) => ask({ client: id })} />
      <DayFilter label={t('Bill date from')} value={search.from} onDay={(day) => ask({ from: day })} />
      <DayFilter label={t('Bill date to')} value={search.to} onDay={(day) => ask({ to: day })} />
    </>
  );
}

function useColumns(): readonly TableColumn<ClientInvoice, Sort>[] {
  const { t } = useTranslation();
  return [
    {
      header: t('Number'),
      sort: 'number',
      cell: ({ number }) => number,
      naming: true,
    },
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name, wide: true },
    { header: t('From'), sort: 'fromDate', cell: ({ fromDate }) => displayDate(fromDate), wide: true },
    { header: t('To'), sort: 'toDate', cell: ({ toDate }) => displayDate(toDate), wide: true },
    { header: t('Invoices'), sort: 'invoices', cell: ({ invoices }) => countText(invoices), numeric: true, wide: true },
    { header: t('Packages'), sort: 'packages', cell: ({ packages }) => countText(packages), numeric: true, wide: true },
    { header: t('Amount'), cell: ({ amounts }) => amountsText(amounts), numeric: true, wide: true, roomy: true },
    {
      header: t('Amount in USD'),
      sort: 'amountUsd',
      cell: ({ amountUsd }) => moneyText(amountUsd),
      numeric: true,
    },
    { header: t('Stamped (UTC)'), sort: 'createdAt', cell: ({ createdAt }) => momentText(createdAt), wide: true },
    { header: t('By'), cell: ({ createdBy }) => createdBy ?? '', wide: true, roomy: true },
  ];
}
