import { type AdministeredClient, getClient, listClients } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { usePermissions } from '../../../lib/session/use-permissions.ts';
import { InvoiceGapNotice } from '../../../ui/invoices/invoice-gap-notice.tsx';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { ClientForm } from './client-form.tsx';

type Sort = 'name' | 'code' | 'engageDate' | 'parentName';

/** The shippers, parents with their children (S3 section 3). */
export function ClientsPage() {
  const { t } = useTranslation();
  const may = usePermissions();
  return (
    <AdministrationPage<AdministeredClient, Sort>
      table={{
        caption: t('Clients'),
        notice: <InvoiceGapNotice />,
        searchLabel: t('Search name, code or place'),
        purpose: t(
          'The companies whose packages are analysed. Access to a parent includes its sub-clients. The engage date is the first day with data.',
        ),
        columns: useColumns(),
        order: { sort: 'name', descending: false },
        queryKey: ['administration', 'clients'],
        ask: (query, signal) => call(listClients, { query }, signal),
      }}
      newLabel={may('CLIENT_ADD') ? t('New client') : undefined}
      rowTitle={t('Client')}
      read={(id, signal) => call(getClient, { params: { id } }, signal)}
      form={(client, close) => (
        <ClientForm client={client} onClose={close} readOnly={client !== undefined && !may('CLIENT_EDIT')} />
      )}
    />
  );
}

function useColumns(): readonly TableColumn<AdministeredClient, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Code'), sort: 'code', cell: ({ code }) => code },
    { header: t('Parent'), sort: 'parentName', cell: ({ parent }) => parent?.name ?? '', wide: true },
    { header: t('Children'), cell: ({ children }) => children.map(({ name }) => name).join(', '), wide: true },
    {
      header: t('Engage date'),
      sort: 'engageDate',
      cell: ({ engageDate }) => (engageDate === null ? '' : displayDate(engageDate)),
    },
    { header: t('Accounts'), cell: ({ accounts }) => accounts, numeric: true, wide: true },
  ];
}
