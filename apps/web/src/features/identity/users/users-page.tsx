import { Badge, Button, Group, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type AdministeredUser, listUsers } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { displayDate } from '../../../lib/languages/formats.ts';
import { roleLabel } from '../../../lib/languages/role-label.ts';
import { usePermissions } from '../../../lib/session/use-permissions.ts';
import { RowDrawer } from '../../../ui/table-page/form/row-drawer.tsx';
import { ActiveBadge } from '../../../ui/table-page/table/active-badge.tsx';
import { AdministrationTable } from '../../../ui/table-page/table/administration-table.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { NewUser } from './new-user.tsx';
import { UserPanel } from './user-panel.tsx';
import { usersKey } from './user-queries.ts';

type Sort = 'login' | 'name' | 'email' | 'passwordExpiresOn';

const statuses = ['all', 'active', 'inactive'] as const;

/** Who may sign in, and what they may do (S3 sections 2.2 and 6). */
export function UsersPage() {
  const { t } = useTranslation();
  const may = usePermissions();
  const address = useTableAddress();
  const { open } = address.search;
  const status = statuses.find((each) => each === address.search.status) ?? 'all';
  return (
    <>
      <AdministrationTable<AdministeredUser, Sort>
        caption={t('Users')}
        searchLabel={t('Search name, login or e-mail')}
        columns={useColumns()}
        order={{ sort: 'login', descending: false }}
        queryKey={[...usersKey, 'page', status]}
        ask={(question, signal) => call(listUsers, { query: { ...question, status } }, signal)}
        opens
        filters={
          <Select
            aria-label={t('Status')}
            w={170}
            allowDeselect={false}
            data={[
              { value: 'all', label: t('All users') },
              { value: 'active', label: t('Active') },
              { value: 'inactive', label: t('Inactive') },
            ]}
            value={status}
            onChange={(value) => address.ask({ status: value === 'all' || value === null ? undefined : value })}
          />
        }
        actions={
          may('USER_ADD') ? (
            <Button leftSection={<IconPlus size={16} />} onClick={() => address.open('new')}>
              {t('New user')}
            </Button>
          ) : null
        }
      />
      <RowDrawer opened={open !== undefined} title={open === 'new' ? t('New user') : t('User')} onClose={address.close}>
        {open === 'new' ? <NewUser onDone={address.open} onCancel={address.close} /> : null}
        {typeof open === 'number' ? <UserPanel id={open} key={open} onClose={address.close} /> : null}
      </RowDrawer>
    </>
  );
}

function useColumns(): readonly TableColumn<AdministeredUser, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Login'), sort: 'login', cell: ({ login }) => login },
    { header: t('Name'), sort: 'name', cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { header: t('E-mail'), sort: 'email', cell: ({ email }) => email, wide: true },
    { header: t('Roles'), cell: ({ roles }) => roles.map(({ name }) => roleLabel(t, name)).join(', '), wide: true },
    { header: t('Clients'), cell: (user) => <ClientsOf user={user} />, wide: true },
    {
      header: t('Password expires'),
      sort: 'passwordExpiresOn',
      cell: ({ passwordExpiresOn }) => displayDate(passwordExpiresOn),
      wide: true,
    },
    { header: t('Status'), cell: (user) => <StatusOf user={user} /> },
  ];
}

function ClientsOf({ user: { internal, clients } }: { user: AdministeredUser }) {
  const { t } = useTranslation();
  if (internal) return t('All clients');
  const [first, ...others] = clients;
  if (first === undefined) return t('None');
  return others.length === 0
    ? first.name
    : t('{{name}} and {{count}} more', { name: first.name, count: others.length });
}

function StatusOf({ user: { activated, openSessions, lockedUntil } }: { user: AdministeredUser }) {
  const { t } = useTranslation();
  return (
    <Group gap={6} wrap="nowrap">
      <ActiveBadge active={activated} />
      {lockedUntil === null ? null : (
        <Badge color="red" variant="light" tt="none" fw={500} miw="max-content">
          {t('Locked')}
        </Badge>
      )}
      {openSessions > 0 ? (
        <Badge variant="light" tt="none" fw={500} miw="max-content">
          {t('Signed in')}
        </Badge>
      ) : null}
    </Group>
  );
}
