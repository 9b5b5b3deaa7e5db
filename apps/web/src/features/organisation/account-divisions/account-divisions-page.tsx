import { type AdministeredAccountDivision, getAccountDivision, listAccountDivisions } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { AccountDivisionForm } from './account-division-form.tsx';

type Sort = 'name' | 'clientName';

/** Account groups of a client that belong together (S3 section 3). */
export function AccountDivisionsPage() {
  const { t } = useTranslation();
  return (
    <AdministrationPage<AdministeredAccountDivision, Sort>
      table={{
        caption: t('Account divisions'),
        searchLabel: t('Search name or client'),
        purpose: t('Account groups that belong together, such as a region. You can filter by them.'),
        columns: useColumns(),
        order: { sort: 'name', descending: false },
        queryKey: ['administration', 'account-divisions'],
        ask: (query, signal) => call(listAccountDivisions, { query }, signal),
      }}
      newLabel={t('New account division')}
      rowTitle={t('Account division')}
      read={(id, signal) => call(getAccountDivision, { params: { id } }, signal)}
      form={(division, close) => <AccountDivisionForm division={division} onClose={close} />}
    />
  );
}

function useColumns(): readonly TableColumn<AdministeredAccountDivision, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name },
    { header: t('Account groups'), cell: ({ groups }) => groups.map(({ name }) => name).join(', '), wide: true },
  ];
}
