import { SimpleGrid, Stack } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { audiences, belongsTo } from '@waybill/contract';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { AnnouncementCard } from './announcement-card.tsx';
import { AssistantSwitchCard } from './assistant-switch-card.tsx';
import { ConversationsCard } from './conversations-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { TestCasesCard } from './test-cases-card.tsx';

/** Maintenance, announcements and what concerns the tenant's assistant: its switch, retention and test cases. */
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
      </Stack>
      {belongsTo(audiences.assistantOfOthers, user) ? <TestCasesCard /> : null}
    </SimpleGrid>
  );
}
