import { MultiSelect, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type AdministeredAccountGroup,
  createAccountGroup,
  deleteAccountGroup,
  getAccountGroup,
  updateAccountGroup,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { accountChoices, divisionChoices, idOf, optionsOf, requiredIdOf } from '../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

interface Props {
  /** Undefined for a new group. */
  readonly group: AdministeredAccountGroup | undefined;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

const valuesOf = (group: AdministeredAccountGroup | undefined) => ({
  clientId: group === undefined ? null : String(group.client.id),
  name: group?.name ?? '',
  accountDivisionId: group?.division ? String(group.division.id) : null,
  accountIds: group?.accounts.map(({ id }) => String(id)) ?? [],
});

export function AccountGroupForm({ group, readOnly, onClose }: Props) {
  const { t } = useTranslation();
  const { form, frame } = useProblemForm({
    initialValues: valuesOf(group),
    current:
      group === undefined ? undefined : async () => valuesOf(await call(getAccountGroup, { params: { id: group.id } })),
    send: ({ clientId, name, accountDivisionId, accountIds }) => {
      const body = { name, accountDivisionId: idOf(accountDivisionId), accountIds: accountIds.map(Number) };
      return group === undefined
        ? call(createAccountGroup, { body: { ...body, clientId: requiredIdOf(clientId) } })
        : call(updateAccountGroup, { params: { id: group.id }, body });
    },
    onDone: useSaved(onClose),
  });
  const clientId = idOf(form.values.clientId) ?? undefined;
  const { data: divisions } = useQuery(divisionChoices(clientId));
  const { data: accounts } = useQuery(accountChoices(clientId));
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={group === undefined ? t('Create account group') : t('Save')}
      readOnly={readOnly}
      danger={
        group !== undefined ? (
          <DeleteButton
            name={group.name}
            question={t('{{name}} will be permanently deleted. Its accounts stay, without a group.', {
              name: group.name,
            })}
            remove={() => call(deleteAccountGroup, { params: { id: group.id } })}
            onClose={onClose}
          />
        ) : undefined
      }
    >
      <ClientSelect fixed={group?.client} {...form.getInputProps('clientId')} />
      <TextInput label={t('Name')} required {...form.getInputProps('name')} />
      <Select
        label={t('Division')}
        clearable
        searchable
        limit={100}
        data={optionsOf(divisions, group?.division ? [group.division] : [])}
        {...form.getInputProps('accountDivisionId')}
      />
      <MultiSelect
        label={t('Accounts')}
        description={t('An account can be in only one group. Adding it here removes it from its current one.')}
        searchable
        hidePickedOptions
        limit={100}
        data={optionsOf(accounts, group?.accounts)}
        {...form.getInputProps('accountIds')}
      />
    </FormFrame>
  );
}
