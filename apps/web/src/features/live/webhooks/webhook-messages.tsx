import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  listWebhookMessages,
  sendWebhookMessage,
  testWebhook,
  type Webhook,
  type WebhookEvent,
  type WebhookMessage,
} from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { eventTexts } from './event-texts.ts';

/** The newest messages to a webhook; each can be sent again. */
export function WebhookMessages({ webhook: { id } }: { readonly webhook: Webhook }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: ['administration', 'webhooks', id, 'messages'],
    queryFn: ({ signal }) =>
      call(listWebhookMessages, { params: { id }, query: { size: 50, descending: 'true' } }, signal),
  });
  const sending = useMutation({
    mutationFn: (messageId: number | 'test') =>
      messageId === 'test'
        ? call(testWebhook, { params: { id } })
        : call(sendWebhookMessage, { params: { id, messageId } }),
    onSuccess: async (message) => {
      await queryClient.invalidateQueries();
      const { state } = message;
      notifications.show({ color: state === 'delivered' ? 'green' : 'red', message: stateText(t, message) });
    },
    onError: (error) => notifyFailure(t('The message could not be sent.'), error),
  });
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text fw={600}>{t('Messages of the last 30 days')}</Text>
        <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate('test')}>
          {t('Send test event')}
        </Button>
      </Group>
      {data?.rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('Nothing has been sent yet.')}
        </Text>
      ) : null}
      {data?.rows.map((message) => (
        <Group key={message.id} justify="space-between" align="flex-start" wrap="nowrap">
          <div style={{ minWidth: 0 }}>
            <Text size="sm" fw={500}>
              {message.event in eventTexts ? t(eventTexts[message.event as WebhookEvent]) : t('Test event')}
            </Text>
            <Text size="sm" c="dimmed" className="numeric">
              {momentText(message.createdAt)} · {stateText(t, message)}
            </Text>
            <details>
              <summary>{t('Content')}</summary>
              <Code block dir="ltr" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {message.payload}
              </Code>
            </details>
          </div>
          <Button
            variant="default"
            size="compact-sm"
            style={{ flexShrink: 0 }}
            disabled={sending.isPending}
            onClick={() => sending.mutate(message.id)}
          >
            {t('Send again')}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}

function stateText(t: TFunction, { state, reason, nextAttemptAt }: WebhookMessage): string {
  const why = reason === null ? '' : ` ${serverText(reason)}`;
  if (state === 'delivered') return t('Delivered');
  if (state === 'failed') return `${t('Not delivered.')}${why}`;
  return nextAttemptAt === null
    ? t('To be delivered')
    : `${t('Will be tried again on {{moment}}.', { moment: momentText(nextAttemptAt) })}${why}`;
}
