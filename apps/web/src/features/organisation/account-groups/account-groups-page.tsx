import { type AdministeredAccountGroup, getAccountGroup, listAccountGroups } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { usePermissions } from '../../../lib/session/use-permissions.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { AccountGroupForm } from './account-group-form.tsx';

type Sort = 'name' | 'clientName' | 'divisionName';

/** Accounts of a client that belong together (S3 section 3). */
export function AccountGroupsPage() {
  const { t } = useTranslation();
  const may = usePermissions();
  return (
    <AdministrationPage<AdministeredAccountGroup, Sort>
      table={{
        caption: t('Account groups'),
        searchLabel: t('Search name, client, division'),
        purpose: t('Accounts that belong together, such as a warehouse or a brand. You can filter by them.'),
        columns: useColumns(),
        order: { sort: 'name', descending: false },
        queryKey: ['administration', 'account-groups'],
        ask: (query, signal) => call(listAccountGroups, { query }, signal),
      }}
      newLabel={may('ACCOUNT_ADD') ? t('New account group') : undefined}
      rowTitle={t('Account group')}
      read={(id, signal) => call(getAccountGroup, { params: { id } }, signal)}
      form={(group, close) => (
        <AccountGroupForm group={group} onClose={close} readOnly={group !== undefined && !may('ACCOUNT_EDIT')} />
      )}
    />
  );
}

function useColumns(): readonly TableColumn<AdministeredAccountGroup, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name },
    { header: t('Division'), sort: 'divisionName', cell: ({ division }) => division?.name ?? '', wide: true },
    { header: t('Accounts'), cell: ({ accounts }) => accounts.map(({ name }) => name).join(', '), wide: true },
  ];
}
