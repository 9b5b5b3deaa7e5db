import { MultiSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { clientsShort, longestTokenDays } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { permissionGroups } from '../../../lib/permissions/permission-groups.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import type { FormOf } from '../../../ui/table-page/form/use-problem-form.ts';
import type { TokenValues } from './token-values.ts';

interface Props {
  readonly form: FormOf<TokenValues>;
  /** Who the token acts as, where that can be chosen. */
  readonly user?: ReactNode;
  readonly needsPermissions: boolean;
}

/** The fields of a new API token: what it is for, and what it is limited to. */
export function TokenFields({ form, user, needsPermissions }: Props) {
  const { t } = useTranslation();
  const { data: account } = useSuspenseQuery(accountOptions);
  const { data: clients = [] } = useQuery({
    queryKey: ['apiTokens', 'clients'],
    queryFn: ({ signal }) => call(clientsShort, {}, signal),
  });
  const held: readonly string[] = account.permissions;
  const groups = permissionGroups.map(({ label, permissions }) => ({
    group: t(label),
    items: Object.entries(permissions)
      .filter(([name]) => held.includes(name))
      .map(([value, text]) => ({ value, label: t(text) })),
  }));
  return (
    <>
      <TextInput
        label={t('Name')}
        description={t('What the token is for, such as Power BI.')}
        autoComplete="off"
        required
        {...form.getInputProps('name')}
      />
      {user}
      <Switch
        label={t('May also change data')}
        description={t('Without this, the token only reads.')}
        {...form.getInputProps('writes', { type: 'checkbox' })}
      />
      <MultiSelect
        label={t('Permissions')}
        description={
          needsPermissions
            ? t('The token may do what both its user and this list allow.')
            : t('Choose none to allow all that you may do.')
        }
        required={needsPermissions}
        searchable
        hidePickedOptions
        data={groups.filter(({ items }) => items.length > 0)}
        {...form.getInputProps('permissions')}
      />
      <MultiSelect
        label={t('Clients')}
        description={t('A parent includes its sub-clients. Choose none to allow all clients.')}
        searchable
        hidePickedOptions
        limit={100}
        data={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.getInputProps('clientIds')}
      />
      <TextInput
        label={t('Allowed addresses')}
        description={t('IP addresses or networks such as 203.0.113.0/24, with commas between. Empty: any address.')}
        autoComplete="off"
        dir="ltr"
        {...form.getInputProps('networks')}
      />
      <NumberInput
        label={t('Valid for (days)')}
        min={1}
        max={longestTokenDays}
        allowDecimal={false}
        required
        {...form.getInputProps('days')}
      />
    </>
  );
}
