import { SimpleGrid, Stack, Switch, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { announce, audiences, belongsTo, setStatus } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { useDraftState } from '../../../lib/drafts/use-draft-state.ts';
import { statusesOptions } from '../../../lib/maintenance/statuses.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { ConversationsCard } from './conversations-card.tsx';
import { MailDomainsCard } from './mail-domains-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { TestCasesCard } from './test-cases-card.tsx';

/** Maintenance, announcements, domains of reports and what concerns the tenant's assistant: its switch, retention and test cases. */
export function SettingsPage() {
  const { data: user } = useSuspenseQuery(accountOptions);
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" p={{ base: 'sm', sm: 'lg' }} style={{ alignItems: 'start' }}>
      <Stack gap="md">
        <MaintenanceCard />
        <AssistantSwitchCard />
      </Stack>
      <Stack gap="md">
        <AnnouncementCard />
        <ConversationsCard />
        <MailDomainsCard />
      </Stack>
      {belongsTo(audiences.assistantOfOthers, user) ? <TestCasesCard /> : null}
    </SimpleGrid>
  );
}

const longest = 500;

/** Sends an announcement to all users; open pages show it at once. */
function AnnouncementCard() {
  const { t } = useTranslation();
  const { values, setValues } = useDraftState({ words: '' }, 'announcement');
  const { words } = values;
  const send = async () => {
    const { told } = await call(announce, { body: { text: words.trim() } });
    setValues({ words: '' });
    return t('Sent to {{count, number}} users.', { count: told });
  };
  return (
    <Card title={t('Announcement')} question={t('A message to every active user.')} refreshing={false}>
      <Stack align="flex-end" gap="sm">
        <Textarea
          w="100%"
          label={t('Text of the announcement')}
          autosize
          minRows={3}
          maxLength={longest}
          value={words}
          onChange={({ currentTarget: { value } }) => setValues({ words: value })}
        />
        <ConfirmButton
          label={t('Announce')}
          color="cobalt"
          variant="filled"
          disabled={words.trim() === ''}
          question={t('Every active user will get this message, and it cannot be withdrawn: {{text}}', {
            text: words.trim(),
          })}
          act={send}
        />
      </Stack>
    </Card>
  );
}

/** Switches the assistant on or off for everybody in the tenant (S3 section 4.11). */
function AssistantSwitchCard() {
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
