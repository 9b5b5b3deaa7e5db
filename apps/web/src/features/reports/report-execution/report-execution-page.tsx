import { SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CardFailure, CardSkeleton } from '../../../ui/card-states.tsx';
import { executionOptions } from './execution-queries.ts';
import { LimitsCard } from './limits-card.tsx';
import { ReportsUnderWay } from './reports-under-way.tsx';
import { ServerCard } from './server-card.tsx';

const height = 320;

/** How reports are run, and which are in progress (S3 sections 2.2 and 2.3). */
export function ReportExecutionPage() {
  const { data, error, refetch } = useQuery(executionOptions);
  if (error !== null && data === undefined) {
    return <CardFailure error={error} height={height} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <CardSkeleton height={height} />;
  return (
    <Stack gap={0}>
      <ReportsUnderWay execution={data} />
      <SimpleGrid
        cols={{ base: 1, lg: 2 }}
        spacing="md"
        px={{ base: 'sm', sm: 'lg' }}
        pb="lg"
        style={{ alignItems: 'start' }}
      >
        <LimitsCard key={JSON.stringify(data.limits)} execution={data} />
        <ServerCard key={JSON.stringify(data.server)} execution={data} />
      </SimpleGrid>
    </Stack>
  );
}
