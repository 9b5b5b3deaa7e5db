import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { synchronise } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';

/** Copies the accounts again and begins the sorting. */
export function SynchroniseNow() {
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
