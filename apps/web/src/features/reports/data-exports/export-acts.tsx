import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlugConnected, IconUpload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DataExport, forgetDataExportKey, runDataExport, testDataExport } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';

/** Test the connection, deliver now, forget the key of the server. */
export function ExportActs({ stored: { id, protocol, hostKey } }: { readonly stored: DataExport }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const params = { id };
  const test = useMutation({
    mutationFn: () => call(testDataExport, { params }),
    onSuccess: () => {
      notifications.show({ color: 'green', message: t('The connection works: a file was written and removed.') });
      void queryClient.invalidateQueries();
    },
    onError: (error) => notifyFailure(t('The connection does not work.'), error),
  });
  const run = useMutation({
    mutationFn: () => call(runDataExport, { params }),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: (error) => notifyFailure(t('The data could not be delivered.'), error),
  });
  const forget = async () => {
    await call(forgetDataExportKey, { params });
    await queryClient.invalidateQueries();
    return t('The key is forgotten. Test the connection to remember a new one.');
  };
  return (
    <Group gap="sm">
      <Button leftSection={<IconPlugConnected size={16} />} loading={test.isPending} onClick={() => test.mutate()}>
        {t('Test connection')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} />}
        loading={run.isPending}
        disabled={protocol === 'sftp' && hostKey === null}
        onClick={() => run.mutate()}
      >
        {t('Deliver now')}
      </Button>
      {hostKey === null ? null : (
        <ConfirmButton
          label={t('Forget key')}
          question={t(
            'The next test will trust any key the server presents. Do this only if the server’s owner confirms that the key has changed.',
          )}
          act={forget}
        />
      )}
    </Group>
  );
}
