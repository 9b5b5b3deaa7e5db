import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { setStatus } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { statusesOptions } from '../../../lib/maintenance/statuses.ts';
import { Card } from '../../../ui/card.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';

/** Switches the assistant on or off for everybody in the tenant (S3 section 4.11). */
export function AssistantSwitchCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: statuses } = useQuery(statusesOptions);
  const switching = useMutation({
    mutationFn: (isOn: boolean) => call(setStatus, { body: { type: 'CHATBOT', value: isOn ? 'ON' : 'OFF' } }),
    onSuccess: (changed) => queryClient.setQueryData(statusesOptions.queryKey, changed),
    onError: (error) => notifyFailure(t('Nothing was changed.'), error),
  });
  const isOn = statuses?.some(({ type, value }) => type === 'CHATBOT' && value === 'ON') ?? false;
  return (
    <Card
      title={t('Assistant')}
      question={t('Questions in plain words, answered from the same data as the pages.')}
      refreshing={false}
    >
      <Switch
        label={t('The assistant is on')}
        description={t('Users see it if their user form permits it. A change reaches them within a minute.')}
        checked={isOn}
        disabled={statuses === undefined || switching.isPending}
        onChange={({ currentTarget }) => switching.mutate(currentTarget.checked)}
      />
    </Card>
  );
}
