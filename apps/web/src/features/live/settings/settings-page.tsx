import { SimpleGrid, Stack } from '@mantine/core';
import { AnnouncementCard } from './announcement-card.tsx';
import { AssistantSwitchCard } from './assistant-switch-card.tsx';
import { MaintenanceCard } from './maintenance-card.tsx';

/** Maintenance, the switch of the assistant, and announcements of the tenant. */
export function SettingsPage() {
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" p={{ base: 'sm', sm: 'lg' }} style={{ alignItems: 'start' }}>
      <Stack gap="md">
        <MaintenanceCard />
        <AssistantSwitchCard />
      </Stack>
      <AnnouncementCard />
    </SimpleGrid>
  );
}
