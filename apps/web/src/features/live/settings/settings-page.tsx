import { SimpleGrid } from '@mantine/core';
import { AnnouncementCard } from './announcement-card.tsx';
import { ConversationsCard } from './conversations-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';

/** Maintenance and announcements of the tenant, and how long it keeps conversations. */
export function SettingsPage() {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" p={{ base: 'sm', sm: 'lg' }} style={{ alignItems: 'start' }}>
      <MaintenanceCard />
      <AnnouncementCard />
      <ConversationsCard />
    </SimpleGrid>
  );
}
