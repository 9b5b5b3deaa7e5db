import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import type { FindingsLevel } from '@waybill/model';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { exceptionCalls, findingsKey } from './exception-queries.ts';

/** How long a change can be taken back from its message. */
const shownMs = 12_000;

/** Says how many findings were changed, and offers to take the change back. */
export function useChangeNotice(level: FindingsLevel) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useCallback(
    ({ changed, change }: { readonly changed: number; readonly change: string }) => {
      const refresh = () => {
        void queryClient.invalidateQueries({ queryKey: findingsKey });
        void queryClient.invalidateQueries({ queryKey: ['recoveries'] });
      };
      const undo = async () => {
        notifications.hide(change);
        try {
          await call(exceptionCalls[level].undo, { body: { change } });
          notifications.show({ color: 'green', message: t('The change was taken back.') });
          refresh();
        } catch (error) {
          notifications.show({ color: 'red', message: errorText(error) });
        }
      };
      refresh();
      notifications.show({
        id: change,
        color: 'green',
        autoClose: shownMs,
        message: (
          <Group justify="space-between" gap="sm">
            <Text size="sm">{t('{{count, number}} findings updated.', { count: changed })}</Text>
            <Button size="compact-xs" variant="default" onClick={() => void undo()}>
              {t('Undo')}
            </Button>
          </Group>
        ),
      });
    },
    [level, queryClient, t],
  );
}
