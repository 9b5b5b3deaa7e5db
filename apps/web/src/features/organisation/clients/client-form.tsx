import { Select, Text, TextInput } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type AdministeredClient, createClient, deleteClient, getClient, updateClient } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { clientChoices, idOf, optionsOf } from '../../../ui/table-page/choices.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';

interface Props {
  /** Undefined for a new client. */
  readonly client: AdministeredClient | undefined;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

const valuesOf = (client: AdministeredClient | undefined) => ({
  name: client?.name ?? '',
  code: client?.code ?? '',
  city: client?.city ?? '',
  state: client?.state ?? '',
  engageDate: client?.engageDate ?? '',
  parentClientId: client?.parent ? String(client.parent.id) : null,
});

export function ClientForm({ client, readOnly, onClose }: Props) {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientChoices);
  const children = client?.children ?? [];
  const navigate = useNavigate();
  const isFirst = client === undefined && clients.length === 0;
  /** What is next where nothing has been loaded yet. */
  const loadInvoices = () => void navigate({ to: '/uploadFiles', search: { open: 'new' } });
  const { form, frame } = useProblemForm({
    initialValues: valuesOf(client),
    current:
      client === undefined ? undefined : async () => valuesOf(await call(getClient, { params: { id: client.id } })),
    send: (values) => {
      const body = {
        ...values,
        engageDate: values.engageDate === '' ? null : values.engageDate,
        parentClientId: idOf(values.parentClientId),
      };
      return client === undefined
        ? call(createClient, { body })
        : call(updateClient, { params: { id: client.id }, body });
    },
    onDone: useSaved(isFirst ? loadInvoices : onClose),
  });
  const parents = clients.filter(({ id, parentClientId }) => parentClientId === null && id !== client?.id);
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={client === undefined ? t('Create client') : t('Save')}
      readOnly={readOnly}
      danger={
        client !== undefined ? (
          <DeleteButton
            name={client.name}
            question={t('{{name}} will be permanently deleted. This works only while nothing belongs to it.', {
              name: client.name,
            })}
            remove={() => call(deleteClient, { params: { id: client.id } })}
            onClose={onClose}
          />
        ) : undefined
      }
    >
      {client === undefined ? null : (
        <Text size="sm" c="dimmed">
          {t('Client number {{id}}', { id: client.id })}
        </Text>
      )}
      <TextInput label={t('Name')} required {...form.getInputProps('name')} />
      <TextInput
        label={t('Code')}
        description={t('Short and unique, such as HPH: the numbers of stamped invoices begin with it.')}
        required
        {...form.getInputProps('code')}
      />
      <TextInput label={t('City')} {...form.getInputProps('city')} />
      <TextInput label={t('State')} {...form.getInputProps('state')} />
      <DayField
        label={t('Engage date')}
        description={t('The first day shown, unless other dates are chosen.')}
        {...form.getInputProps('engageDate')}
      />
      <Select
        label={t('Parent client')}
        description={
          children.length > 0
            ? t('Has sub-clients: {{names}}', { names: children.map(({ name }) => name).join(', ') })
            : t('Users of the parent see this client too.')
        }
        disabled={children.length > 0}
        clearable
        searchable
        limit={100}
        data={optionsOf(parents, client?.parent ? [client.parent] : [])}
        {...form.getInputProps('parentClientId')}
      />
    </FormFrame>
  );
}
