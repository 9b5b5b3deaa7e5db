import { SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { backupsOptions } from './backup-queries.ts';
import { BackupRuns } from './backup-runs.tsx';
import { LastBackupCard } from './last-backup-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';

const height = 320;

/** When backups of this server are taken, the last one, and the results of the others. */
export function BackupsPage() {
  const { data, error, refetch } = useQuery(backupsOptions);
  if (error !== null && data === undefined) {
    return <CardFailure error={error} height={height} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <CardSkeleton height={height} />;
  return (
    <Stack gap="md" px={{ base: 'sm', sm: 'lg' }} py="lg">
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" style={{ alignItems: 'start' }}>
        <LastBackupCard state={data} />
        <ScheduleCard key={JSON.stringify(data.schedule)} state={data} />
      </SimpleGrid>
      <BackupRuns runs={data.runs} />
    </Stack>
  );
}
