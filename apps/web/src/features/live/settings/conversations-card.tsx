import { Group, NumberInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getConversationRetention,
  longestRetention,
  setConversationRetention,
  shortestRetention,
} from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { Card } from '../../../ui/card/card.tsx';

const retentionOptions = queryOptions({
  queryKey: ['conversation retention'],
  queryFn: ({ signal }) => call(getConversationRetention, {}, signal),
});

/** For how many days conversations with the assistant are kept. */
export function ConversationsCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: kept } = useQuery(retentionOptions);
  const [typed, setTyped] = useState<number>();
  const days = typed ?? kept?.days;
  const isValid = days !== undefined && days >= shortestRetention && days <= longestRetention;
  const outOfBounds = t('Enter a number from {{least}} to {{most}}.', {
    least: countText(shortestRetention),
    most: countText(longestRetention),
  });
  const save = async (wanted: number) => {
    queryClient.setQueryData(
      retentionOptions.queryKey,
      await call(setConversationRetention, { body: { days: wanted } }),
    );
    setTyped(undefined);
    return t('Conversations are kept for {{days}} days.', { days: countText(wanted) });
  };
  return (
    <Card
      title={t('Conversations with the assistant')}
      question={t('Older messages are permanently deleted, with everything recorded about them.')}
      refreshing={false}
    >
      <Group align="flex-end">
        <NumberInput
          flex={1}
          miw={180}
          label={t('Days to keep messages')}
          min={shortestRetention}
          max={longestRetention}
          allowDecimal={false}
          error={days === undefined || isValid ? undefined : outOfBounds}
          value={days ?? ''}
          onChange={(value) => setTyped(typeof value === 'number' ? value : undefined)}
        />
        <ConfirmButton
          label={t('Change')}
          color="cobalt"
          variant="filled"
          disabled={!isValid || days === kept?.days}
          question={t('All users’ messages that are older than {{days}} days will be deleted now.', {
            days: countText(days ?? 0),
          })}
          act={() => save(days ?? longestRetention)}
        />
      </Group>
    </Card>
  );
}
