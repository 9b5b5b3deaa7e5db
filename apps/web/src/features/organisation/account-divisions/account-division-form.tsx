import { MultiSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type AdministeredAccountDivision,
  createAccountDivision,
  deleteAccountDivision,
  getAccountDivision,
  updateAccountDivision,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { usePermissions } from '../../../lib/session/use-permissions.ts';
import { groupChoices, idOf, optionsOf, requiredIdOf } from '../../../ui/table-page/choices.ts';
import { ClientSelect } from '../../../ui/table-page/form/client-select.tsx';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

interface Props {
  /** Undefined for a new division. */
  readonly division: AdministeredAccountDivision | undefined;
  readonly onClose: () => void;
}

const valuesOf = (division: AdministeredAccountDivision | undefined) => ({
  clientId: division === undefined ? null : String(division.client.id),
  name: division?.name ?? '',
  accountGroupIds: division?.groups.map(({ id }) => String(id)) ?? [],
});

export function AccountDivisionForm({ division, onClose }: Props) {
  const { t } = useTranslation();
  const may = usePermissions();
  const { form, frame } = useProblemForm({
    initialValues: valuesOf(division),
    current:
      division === undefined
        ? undefined
        : async () => valuesOf(await call(getAccountDivision, { params: { id: division.id } })),
    send: ({ clientId, name, accountGroupIds }) => {
      const body = { name, accountGroupIds: accountGroupIds.map(Number) };
      return division === undefined
        ? call(createAccountDivision, { body: { ...body, clientId: requiredIdOf(clientId) } })
        : call(updateAccountDivision, { params: { id: division.id }, body });
    },
    onDone: useSaved(onClose),
  });
  const clientId = may('ACCOUNT_VIEW') ? (idOf(form.values.clientId) ?? undefined) : undefined;
  const { data: groups } = useQuery(groupChoices(clientId));
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={division === undefined ? t('Create account division') : t('Save')}
      danger={
        division !== undefined ? (
          <DeleteButton
            name={division.name}
            question={t('{{name}} will be permanently deleted. Its groups stay, without a division.', {
              name: division.name,
            })}
            remove={() => call(deleteAccountDivision, { params: { id: division.id } })}
            onClose={onClose}
          />
        ) : undefined
      }
    >
      <ClientSelect fixed={division?.client} {...form.getInputProps('clientId')} />
      <TextInput label={t('Name')} required {...form.getInputProps('name')} />
      <MultiSelect
        label={t('Account groups')}
        description={t('A group can be in only one division. Adding it here removes it from its current one.')}
        searchable
        hidePickedOptions
        limit={100}
        data={optionsOf(groups, division?.groups)}
        {...form.getInputProps('accountGroupIds')}
      />
    </FormFrame>
  );
}
