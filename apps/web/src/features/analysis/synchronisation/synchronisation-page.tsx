import { Button, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { synchronisationState, synchronise } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { LoadedRow } from '../../../ui/table-page/page/loaded-row.tsx';
import { StateTables } from './state-tables.tsx';

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

/** Copies the accounts again and begins the sorting. */
function SynchroniseNow() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const work = useMutation({
    mutationFn: () => call(synchronise, {}),
    onSuccess: ({ accounts, quarters }) => {
      void queryClient.invalidateQueries();
      notifications.show({
        color: 'green',
        message: [
          t('{{count, number}} accounts copied into the warehouse.', { count: accounts }),
          t('{{count, number}} quarters are being sorted.', { count: quarters }),
        ].join(' '),
      });
    },
    onError: (error) => notifyFailure(t('Nothing was synchronised.'), error),
  });
  return (
    <Group justify="flex-end">
      <Button leftSection={<IconRefresh size={16} />} loading={work.isPending} onClick={() => work.mutate()}>
        {t('Synchronise now')}
      </Button>
    </Group>
  );
}
