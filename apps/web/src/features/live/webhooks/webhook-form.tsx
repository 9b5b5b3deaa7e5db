import { MultiSelect, Switch, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  clientsShort,
  createWebhook,
  deleteWebhook,
  updateWebhook,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { FormFrame } from '../../../ui/table-page/form/form-frame.tsx';
import { useProblemForm } from '../../../ui/table-page/form/use-problem-form.ts';
import { DeleteButton } from '../../../ui/table-page/page/delete-button.tsx';
import { useSaved } from '../../../ui/table-page/page/use-saved.ts';
import { eventTexts } from './event-texts.ts';

interface Props {
  /** Undefined for a new webhook. */
  readonly webhook: Webhook | undefined;
  readonly onClose: () => void;
}

/** Where a webhook goes, and what it is told of. */
export function WebhookForm({ webhook, onClose }: Props) {
  const { t } = useTranslation();
  const { data: clients = [] } = useQuery({
    queryKey: ['webhooks', 'clients'],
    queryFn: ({ signal }) => call(clientsShort, {}, signal),
  });
  const { form, frame } = useProblemForm({
    initialValues: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      events: [...(webhook?.events ?? webhookEvents)] as string[],
      clientIds: webhook?.clients?.map(({ id }) => String(id)) ?? [],
      active: webhook?.active ?? true,
    },
    send: ({ events, clientIds, ...rest }) => {
      const body = {
        ...rest,
        events: events as WebhookEvent[],
        clientIds: clientIds.length === 0 ? null : clientIds.map(Number),
      };
      return webhook === undefined
        ? call(createWebhook, { body })
        : call(updateWebhook, { params: { id: webhook.id }, body });
    },
    onDone: useSaved(onClose),
  });
  return (
    <FormFrame
      {...frame}
      onCancel={onClose}
      submitLabel={webhook === undefined ? t('Create webhook') : t('Save')}
      danger={
        webhook !== undefined ? (
          <DeleteButton
            name={webhook.name}
            question={t('{{name}} will be permanently deleted, with its messages.', { name: webhook.name })}
            remove={() => call(deleteWebhook, { params: { id: webhook.id } })}
            onClose={onClose}
          />
        ) : undefined
      }
    >
      <TextInput label={t('Name')} required autoComplete="off" {...form.getInputProps('name')} />
      <TextInput
        label={t('Address')}
        description={t('Begins with https:// and is reached from the Internet.')}
        required
        autoComplete="off"
        dir="ltr"
        {...form.getInputProps('url')}
      />
      <MultiSelect
        label={t('Is told of')}
        required
        data={webhookEvents.map((value) => ({ value, label: t(eventTexts[value]) }))}
        {...form.getInputProps('events')}
      />
      <MultiSelect
        label={t('Clients')}
        description={t('Only what concerns these clients alone. Choose none for everything, reports included.')}
        searchable
        hidePickedOptions
        limit={100}
        data={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...form.getInputProps('clientIds')}
      />
      <Switch label={t('Active')} {...form.getInputProps('active', { type: 'checkbox' })} />
    </FormFrame>
  );
}
