import { type AdministeredRole, getRole, listRoles } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { roleLabel } from '../../../lib/languages/role-label.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { countEffective } from './offered-permissions.ts';
import { RoleForm } from './role-form.tsx';

type Sort = 'name' | 'users';

/** Roles and what they permit (S3 section 6). */
export function RolesPage() {
  const { t } = useTranslation();
  return (
    <AdministrationPage<AdministeredRole, Sort>
      table={{
        caption: t('Roles'),
        searchLabel: t('Search name'),
        columns: useColumns(),
        order: { sort: 'name', descending: false },
        queryKey: ['administration', 'roles'],
        ask: (query, signal) => call(listRoles, { query }, signal),
      }}
      newLabel={t('New role')}
      rowTitle={t('Role')}
      read={(id, signal) => call(getRole, { params: { id } }, signal)}
      form={(role, close) => <RoleForm role={role} onClose={close} />}
    />
  );
}

function useColumns(): readonly TableColumn<AdministeredRole, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => roleLabel(t, name) },
    { header: t('Permissions'), cell: ({ permissions }) => countText(countEffective(permissions)), numeric: true },
    { header: t('Users'), sort: 'users', cell: ({ users }) => countText(users), numeric: true },
  ];
}
