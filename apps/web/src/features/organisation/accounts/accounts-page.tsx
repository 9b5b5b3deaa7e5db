import { Select } from '@mantine/core';
import { type AdministeredAccount, getAccount, listAccounts } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { usePermissions } from '../../../lib/session/use-permissions.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import { ActiveBadge } from '../../../ui/table-page/table/active-badge.tsx';
import { ClientFilter } from '../../../ui/table-page/table/client-filter.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { AccountForm } from './account-form.tsx';

type Sort = 'number' | 'name' | 'clientName' | 'carrierName' | 'groupName' | 'divisionName';

const key = ['administration', 'accounts'];

/** The clients' accounts at carriers (S3 section 3). */
export function AccountsPage() {
  const { t } = useTranslation();
  const may = usePermissions();
  const { search } = useTableAddress();
  const status = search.status === 'active' || search.status === 'inactive' ? search.status : 'all';
  const clientId = search.client;
  return (
    <AdministrationPage<AdministeredAccount, Sort>
      table={{
        caption: t('Accounts'),
        searchLabel: t('Search number, client, carrier'),
        purpose: t(
          'Your account numbers with the carriers. Each belongs to one client. An account that has no client yet is listed once its first invoice file is loaded.',
        ),
        columns: useColumns(),
        order: { sort: 'number', descending: false },
        oneLine: true,
        queryKey: [...key, status, clientId],
        ask: (question, signal) => call(listAccounts, { query: { ...question, status, clientId } }, signal),
        filters: <Filters status={status} clientId={clientId} />,
      }}
      newLabel={may('ACCOUNT_ADD') ? t('New account') : undefined}
      rowTitle={t('Account')}
      read={(id, signal) => call(getAccount, { params: { id } }, signal)}
      form={(account, close) => (
        <AccountForm account={account} onClose={close} readOnly={account !== undefined && !may('ACCOUNT_EDIT')} />
      )}
    />
  );
}

function Filters({ status, clientId }: { status: string; clientId: number | undefined }) {
  const { t } = useTranslation();
  const { ask } = useTableAddress();
  return (
    <>
      <ClientFilter value={clientId} onClient={(id) => ask({ client: id })} />
      <Select
        label={t('Status')}
        w={160}
        allowDeselect={false}
        data={[
          { value: 'all', label: t('All accounts') },
          { value: 'active', label: t('Active') },
          { value: 'inactive', label: t('Inactive') },
        ]}
        value={status}
        onChange={(value) => ask({ status: value === 'all' || value === null ? undefined : value })}
      />
    </>
  );
}

function useColumns(): readonly TableColumn<AdministeredAccount, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Number'), sort: 'number', cell: ({ number }) => number },
    { header: t('Name'), sort: 'name', cell: ({ name }) => name, wide: true },
    { header: t('Client'), sort: 'clientName', cell: ({ client }) => client.name },
    { header: t('Carrier'), sort: 'carrierName', cell: ({ carrier }) => carrier.name, wide: true },
    { header: t('Group'), sort: 'groupName', cell: ({ group }) => group?.name ?? '', wide: true },
    { header: t('Division'), sort: 'divisionName', cell: ({ division }) => division?.name ?? '', wide: true },
    { header: t('Guarantees claimed'), cell: (account) => guaranteesOf(account).join(', '), wide: true },
    { header: t('Status'), cell: ({ active }) => <ActiveBadge active={active} />, wide: true },
  ];
}

type Flags = Pick<AdministeredAccount, 'isUpsGsr' | 'isFedexExpressGsr' | 'isFedexIntlGsr'>;

/** The names of the guarantees whose refunds are claimed for an account; they are names and stay as they are. */
function guaranteesOf({ isUpsGsr, isFedexExpressGsr, isFedexIntlGsr }: Flags): string[] {
  return [
    ...(isUpsGsr ? ['UPS GSR'] : []),
    ...(isFedexExpressGsr ? ['FedEx Express GSR'] : []),
    ...(isFedexIntlGsr ? ['FedEx International GSR'] : []),
  ];
}
