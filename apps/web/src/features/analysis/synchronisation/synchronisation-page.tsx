import { Stack } from '@mantine/core';
import { synchronisationState } from '@waybill/contract';
import { call } from '../../../lib/api/call.ts';
import { LoadedRow } from '../../../ui/table-page/page/loaded-row.tsx';
import { StateTables } from './state-tables.tsx';
import { SynchroniseNow } from './synchronise-now.tsx';

const again = 10_000;

/** Whether settings database and warehouse agree (S3 section 2.3). */
export function SynchronisationPage() {
  return (
    <Stack gap="md" p="lg">
      <SynchroniseNow />
      <LoadedRow
        queryKey={['synchronisation']}
        read={(signal) => call(synchronisationState, {}, signal)}
        again={({ waiting }) => waiting.quarters > 0 && again}
      >
        {(state) => <StateTables state={state} />}
      </LoadedRow>
    </Stack>
  );
}
