import { SimpleGrid } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { audiences, belongsTo } from '@waybill/contract';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { AnnouncementCard } from './announcement-card.tsx';
import { ConversationsCard } from './conversations-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';
import { TestCasesCard } from './test-cases-card.tsx';

/** Maintenance and announcements of the tenant; how long it keeps conversations, and the test cases of its assistant. */
export function SettingsPage() {
  const { data: user } = useSuspenseQuery(accountOptions);
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" p={{ base: 'sm', sm: 'lg' }} style={{ alignItems: 'start' }}>
      <MaintenanceCard />
      <AnnouncementCard />
      <ConversationsCard />
      {belongsTo(audiences.assistantOfOthers, user) ? <TestCasesCard /> : null}
    </SimpleGrid>
  );
}
