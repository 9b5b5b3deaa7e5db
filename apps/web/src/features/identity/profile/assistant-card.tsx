import { Switch } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { updateUserChatBotSettings } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { useAssistant } from '../../../lib/session/use-assistant.ts';
import { Card } from '../../../ui/card/card.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';

/** The user's own switch of the assistant; not shown to those who may not have it (S3 section 4.11). */
export function AssistantCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { isPermitted, isShown } = useAssistant();
  const choosing = useMutation({
    mutationFn: (chat: boolean) => call(updateUserChatBotSettings, { body: { chat } }),
    onSuccess: ({ chat }) =>
      queryClient.setQueryData(accountOptions.queryKey, {
        ...user,
        chatBotSettings: { ...user.chatBotSettings, chat },
      }),
    onError: (error) => notifyFailure(t('Nothing was changed.'), error),
  });
  if (!isPermitted) return null;
  return (
    <Card
      title={t('Assistant')}
      question={t('Ask questions about your freight bill in plain words.')}
      refreshing={false}
    >
      <Switch
        label={t('Show the assistant')}
        checked={isShown}
        disabled={choosing.isPending}
        onChange={({ currentTarget }) => choosing.mutate(currentTarget.checked)}
      />
    </Card>
  );
}
