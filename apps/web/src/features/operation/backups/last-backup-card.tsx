import { Alert, Button, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BackupState, takeBackupNow, testRestore } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { Card } from '../../../ui/card/card.tsx';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { backupsKey, isUnderWay } from './backup-queries.ts';

/** Which backup is the newest, and what can be done now. */
export function LastBackupCard({ state }: { state: BackupState }) {
  const { t } = useTranslation();
  const { directory, last, nextAt } = state;
  const begin = useBegin();
  const cannotBegin = directory === null || isUnderWay(state);
  return (
    <Card
      title={t('Last backup')}
      question={t('Warehouse, settings, secrets and files as of one moment, taken while everybody keeps working.')}
      refreshing={false}
    >
      <Stack>
        <FactsTable
          facts={[
            [t('Taken (UTC)'), last === null ? t('There is none yet.') : momentText(last.takenAt)],
            [t('Next (UTC)'), nextAt === null ? t('None is scheduled.') : momentText(nextAt)],
            [t('Directory'), directory ?? last?.directory ?? t('None')],
          ]}
        />
        {directory === null ? (
          <Alert color="yellow" variant="light">
            {t('Start the server with WAYBILL_BACKUPS=/path/of/a/directory to take backups from here.')}
          </Alert>
        ) : null}
        {begin.error === null ? null : (
          <Alert color="red" variant="light" role="alert">
            {errorText(begin.error)}
          </Alert>
        )}
        <Group>
          <Button disabled={cannotBegin} loading={begin.isPending} onClick={() => begin.mutate('backup')}>
            {t('Back up now')}
          </Button>
          <Button
            variant="default"
            disabled={cannotBegin || last === null}
            loading={begin.isPending}
            onClick={() => begin.mutate('restore')}
          >
            {t('Test restore')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function useBegin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (what: 'backup' | 'restore') => (what === 'backup' ? call(takeBackupNow, {}) : call(testRestore, {})),
    onSuccess: ({ message }) => {
      notifications.show({ color: 'green', message: serverText(message) });
      void queryClient.invalidateQueries({ queryKey: backupsKey });
    },
  });
}
