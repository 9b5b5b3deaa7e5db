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
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { accountChoices, divisionChoices, idOf, optionsOf, requiredIdOf } from '../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { useDeletion } from '../../../ui/table-page/page/use-deletion.ts';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

interface Props {
  /** Absent for a new group. */
  readonly group?: AdministeredAccountGroup;
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
  const { form, submit, pending, failure } = useProblemForm({
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
      onSubmit={submit}
      onCancel={onClose}
      submitLabel={group === undefined ? t('Create account group') : t('Save')}
      pending={pending}
      failure={failure}
      readOnly={readOnly}
      {...(group === undefined ? {} : { danger: <DeleteGroup group={group} onClose={onClose} /> })}
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

function DeleteGroup({ group: { id, name }, onClose }: { group: AdministeredAccountGroup; onClose: () => void }) {
  const { t } = useTranslation();
  const remove = useDeletion(
    () => call(deleteAccountGroup, { params: { id } }),
    t('{{name}} is deleted.', { name }),
    onClose,
  );
  return (
    <ConfirmButton
      label={t('Delete')}
      question={t('{{name}} will be permanently deleted. Its accounts stay, without a group.', { name })}
      act={remove}
    />
  );
}
